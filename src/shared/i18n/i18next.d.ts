import 'i18next';
import type { LoadDictionary } from './loadDictionary.ts';
import type about from './languages/es/about.json';
import type contact from './languages/es/contact.json';
import type adverts from './languages/es/adverts.json';
import type owner from './languages/es/owner.json';
import type results from './languages/es/results.json';
import type accessibility from './languages/es/accessibility.json';
import type agentCard from './languages/es/agentCard.json';
import type alerts from './languages/es/alerts.json';
import type alertSurvey from './languages/es/alertSurvey.json';
import type advertReport from './languages/es/advertReport.json';
import type agents from './languages/es/agents.json';
import type alertsPrivacy from './languages/es/alertsPrivacy.json';
import type common from './languages/es/common.json';
import type contactsNotice from './languages/es/contactsNotice.json';
import type costs from './languages/es/costs.json';
import type cookies from './languages/es/cookies.json';
import type coResponsibility from './languages/es/coResponsibility.json';
import type cardExtras from './languages/es/cardExtras.json';
import type consent from './languages/es/consent.json';
import type enquiry from './languages/es/enquiry.json';
import type error from './languages/es/error.json';
import type evidence from './languages/es/evidence.json';
import type estate from './languages/es/estate.json';
import type facts from './languages/es/facts.json';
import type emptyList from './languages/es/emptyList.json';
import type favourites from './languages/es/favourites.json';
import type transfer from './languages/es/transfer.json';
import type figures from './languages/es/figures.json';
import type find from './languages/es/find.json';
import type forms from './languages/es/forms.json';
import type home from './languages/es/home.json';
import type homeRest from './languages/es/homeRest.json';
import type magazine from './languages/es/magazine.json';
import type mail from './languages/es/mail.json';
import type languageBar from './languages/es/languageBar.json';
import type legal from './languages/es/legal.json';
import type legalNotice from './languages/es/legalNotice.json';
import type map from './languages/es/map.json';
import type meta from './languages/es/meta.json';
import type manifest from './languages/es/manifest.json';
import type navigation from './languages/es/navigation.json';
import type newsletter from './languages/es/newsletter.json';
import type ownPlaces from './languages/es/ownPlaces.json';
import type ownerRequest from './languages/es/ownerRequest.json';
import type privacy from './languages/es/privacy.json';
import type profile from './languages/es/profile.json';
import type rgpd from './languages/es/rgpd.json';
import type saveSearch from './languages/es/saveSearch.json';
import type search from './languages/es/search.json';
import type service from './languages/es/service.json';
import type serviceRent from './languages/es/serviceRent.json';
import type serviceSell from './languages/es/serviceSell.json';
import type server from './languages/es/server.json';
import type whistleblower from './languages/es/whistleblower.json';

declare module 'i18next' {
  /** What an instance is made with beside i18next's own options. */
  interface CustomPluginOptions {
    /** Where its texts come from; by default the software's own. */
    texts?: LoadDictionary | undefined;
  }

  /** Keys are checked against the Spanish dictionaries; a test holds the other languages to the same keys. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      common: typeof common;
      cardExtras: typeof cardExtras;
      ownPlaces: typeof ownPlaces;
      figures: typeof figures;
      home: typeof home;
      homeRest: typeof homeRest;
      magazine: typeof magazine;
      mail: typeof mail;
      map: typeof map;
      emptyList: typeof emptyList;
      saveSearch: typeof saveSearch;
      search: typeof search;
      server: typeof server;
      error: typeof error;
      costs: typeof costs;
      estate: typeof estate;
      evidence: typeof evidence;
      facts: typeof facts;
      favourites: typeof favourites;
      transfer: typeof transfer;
      agentCard: typeof agentCard;
      agents: typeof agents;
      alerts: typeof alerts;
      alertSurvey: typeof alertSurvey;
      advertReport: typeof advertReport;
      adverts: typeof adverts;
      results: typeof results;
      owner: typeof owner;
      profile: typeof profile;
      find: typeof find;
      forms: typeof forms;
      navigation: typeof navigation;
      newsletter: typeof newsletter;
      consent: typeof consent;
      enquiry: typeof enquiry;
      ownerRequest: typeof ownerRequest;
      service: typeof service;
      serviceSell: typeof serviceSell;
      serviceRent: typeof serviceRent;
      rgpd: typeof rgpd;
      languageBar: typeof languageBar;
      legal: typeof legal;
      legalNotice: typeof legalNotice;
      privacy: typeof privacy;
      about: typeof about;
      contact: typeof contact;
      manifest: typeof manifest;
      meta: typeof meta;
      whistleblower: typeof whistleblower;
      accessibility: typeof accessibility;
      cookies: typeof cookies;
      coResponsibility: typeof coResponsibility;
      alertsPrivacy: typeof alertsPrivacy;
      contactsNotice: typeof contactsNotice;
    };
  }
}
