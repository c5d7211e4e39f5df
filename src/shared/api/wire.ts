// Names of before, until every importer takes the contract's own.
export type { AcceptanceDto as WireAcceptance } from '../contract/consent.ts';
export type {
  AgencyAddressDto as WireAgencyAddress,
  AgencyDto as WireAgency,
  AgencyProfileDto as WireAgencyProfile,
} from '../contract/agency.ts';
export type { AgentBriefDto as WireAgentBrief, AgencyBriefDto as WireAgencyBrief } from '../contract/agentBrief.ts';
export type {
  AgentDto as WireAgent,
  AgentProfileDto as WireAgentProfile,
  ReviewDto as WireReview,
} from '../contract/agent.ts';
export type {
  AddressDto as WireAddress,
  EnergyCertificateDto as WireEnergyCertificate,
  EstateDto as WireEstate,
  EstateSummaryDto as WireEstateSummary,
  MediaDto as WireMedia,
} from '../contract/estate.ts';
export type {
  EstateListDto as WireEstateList,
  FacetsDto as WireFacets,
  PinClusterDto as WirePinCluster,
  PinDto as WirePin,
  PinsDto as WirePins,
} from '../contract/estateList.ts';
export type { ErrorDto as WireError } from '../contract/error.ts';
export type { ImageDto as WireImage, LocalisedList } from '../contract/fields.ts';
export type { PlaceDto as WirePlace, ZoneDto as WireZone } from '../contract/place.ts';
export type { SitemapPageDto as WireSitemapPage } from '../contract/sitemap.ts';
