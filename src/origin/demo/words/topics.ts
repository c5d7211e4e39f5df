import type { Conservation } from '#shared/domain/estate.ts';
import type { HomeFacts, HomeKind } from '../homes/homeFacts.ts';
import type { Trait } from '../places/placeSource.ts';

export type Opening = `open.${HomeKind}` | 'open.landmark';

export type InteriorTopic =
  | 'living' | 'layout.studio' | 'layout.one' | 'layout.several' | 'layout.suite' | 'layout.large' | 'layout.floors'
  | `light.${HomeFacts['light']}`
  | 'ceilings'
  | `kitchen.${HomeFacts['kitchen']}` | 'kitchen.studio'
  | `floor.${HomeFacts['flooring']}`
  | `state.${Conservation}`;

export type BuildingTopic =
  | 'built.new' | 'built.old' | 'built.modern'
  | 'outdoor.terrace' | 'outdoor.roof' | 'outdoor.balcony' | 'outdoor.patioGarden' | 'outdoor.garden' | 'outdoor.land' | 'outdoor.pool'
  | `outlook.${HomeFacts['outlook']}`
  | 'extra.wardrobe' | 'extra.heating' | 'extra.air' | 'extra.chimney' | 'extra.boxrom' | 'extra.alarm' | 'extra.adapted' | 'extra.furnished'
  | 'shared.elevator' | 'shared.walkUp' | 'shared.ground' | 'shared.doorman' | 'shared.parking' | 'shared.pool' | 'shared.community' | 'shared.access';

export type PlaceTopic =
  | `around.${Trait}` | 'landmark' | 'nearby.business' | 'nearby.small' | 'nearby.land'
  | 'close.buy' | 'close.rent' | 'close.season' | 'close.works'
  | 'closeBusiness.buy' | 'closeBusiness.rent' | 'closeSmall.buy' | 'closeSmall.rent' | 'closeLand' | 'closeBuilding';

export type BusinessTopic =
  | 'office.space' | 'office.use' | 'office.comfort' | 'office.safety' | 'office.services'
  | 'premises.space' | 'premises.use' | 'premises.kitchen' | 'premises.smoke' | 'premises.goods' | 'premises.comfort' | 'premises.corner'
  | 'business.toRestore' | 'business.ready'
  | 'building.space' | 'building.use' | 'building.works' | 'building.kept'
  | 'storage.access' | 'storage.use' | 'storage.space'
  | 'garage.access' | 'garage.use' | 'garage.space'
  | 'land.shape' | 'land.services' | 'land.use';

/** What a text may speak of. Each language has several sentences for every topic. */
export type TextTopic = Opening | InteriorTopic | BuildingTopic | PlaceTopic | BusinessTopic;

/** The one thing that a headline puts forward. */
export type Hook =
  | 'terrace' | 'balcony' | 'garden' | 'pool' | 'sharedPool' | 'sea' | 'hills' | 'park' | 'roofs' | 'fields' | 'light' | 'brandNew' | 'recent' | 'toRestore'
  | 'ceilings' | 'tiles' | 'fireplace' | 'elevator' | 'parking' | 'furnished' | 'season' | 'quiet' | 'beach' | 'metro' | 'oldTown' | 'village'
  | 'university' | 'space' | 'landmark' | 'living' | 'kitchen'
  | 'office' | 'premises' | 'building' | 'storage' | 'garage' | 'land';

/** What the lists "you will like to know" and "special because" may hold. */
export type Point =
  | 'light' | 'bothSides' | 'terrace' | 'balcony' | 'garden' | 'pool' | 'sharedPool' | 'elevator' | 'parking' | 'boxrom' | 'wardrobe' | 'heating' | 'air'
  | 'fireplace' | 'ceilings' | 'tiles' | 'stone' | 'brandNew' | 'recent' | 'toRestore' | 'doorman' | 'furnished' | 'sea' | 'hills' | 'park' | 'roofs'
  | 'courtyard' | 'kitchen' | 'bathrooms' | 'alarm' | 'adapted' | 'access' | 'community' | 'near' | 'area' | 'papers' | 'living' | 'built' | 'plan' | 'reduced'
  | 'businessSpace' | 'businessAccess' | 'businessReady' | 'businessCosts' | 'buildingWhole' | 'buildingUse' | 'smallAccess' | 'smallDry' | 'smallCosts'
  | 'landServices' | 'landAccess' | 'landShape';
