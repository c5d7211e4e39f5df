import 'i18next';
import type about from './locales/es/about.json';
import type accessibility from './locales/es/accessibility.json';
import type agentCard from './locales/es/agentCard.json';
import type alerts from './locales/es/alerts.json';
import type agents from './locales/es/agents.json';
import type alertsPrivacy from './locales/es/alertsPrivacy.json';
import type common from './locales/es/common.json';
import type contactsNotice from './locales/es/contactsNotice.json';
import type cookies from './locales/es/cookies.json';
import type coResponsibility from './locales/es/coResponsibility.json';
import type consent from './locales/es/consent.json';
import type enquiry from './locales/es/enquiry.json';
import type estate from './locales/es/estate.json';
import type favourites from './locales/es/favourites.json';
import type forms from './locales/es/forms.json';
import type home from './locales/es/home.json';
import type homeRest from './locales/es/homeRest.json';
import type magazine from './locales/es/magazine.json';
import type mail from './locales/es/mail.json';
import type legal from './locales/es/legal.json';
import type legalNotice from './locales/es/legalNotice.json';
import type manifest from './locales/es/manifest.json';
import type navigation from './locales/es/navigation.json';
import type newsletter from './locales/es/newsletter.json';
import type ownerRequest from './locales/es/ownerRequest.json';
import type privacy from './locales/es/privacy.json';
import type profile from './locales/es/profile.json';
import type rgpd from './locales/es/rgpd.json';
import type search from './locales/es/search.json';
import type service from './locales/es/service.json';
import type serviceRent from './locales/es/serviceRent.json';
import type serviceSell from './locales/es/serviceSell.json';
import type server from './locales/es/server.json';
import type whistleblower from './locales/es/whistleblower.json';

declare module 'i18next' {
  /** Keys are checked against the Spanish dictionaries; a test holds the other languages to the same keys. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      common: typeof common;
      home: typeof home;
      homeRest: typeof homeRest;
      magazine: typeof magazine;
      mail: typeof mail;
      search: typeof search;
      server: typeof server;
      estate: typeof estate;
      favourites: typeof favourites;
      agentCard: typeof agentCard;
      agents: typeof agents;
      alerts: typeof alerts;
      profile: typeof profile;
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
      legal: typeof legal;
      legalNotice: typeof legalNotice;
      privacy: typeof privacy;
      about: typeof about;
      manifest: typeof manifest;
      whistleblower: typeof whistleblower;
      accessibility: typeof accessibility;
      cookies: typeof cookies;
      coResponsibility: typeof coResponsibility;
      alertsPrivacy: typeof alertsPrivacy;
      contactsNotice: typeof contactsNotice;
    };
  }
}
