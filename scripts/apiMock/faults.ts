import humps from 'humps';
import { isFields, type Fields } from '#shared/contract/fields.ts';

/** An answer on its way to who asked. */
export interface ChangingAnswer {
  status: number;
  headers: Headers;
  /** Parsed; undefined of what is no JSON. */
  json: unknown;
  /** Sent in place of JSON. */
  text?: string;
}

/** A request on its way to the API. */
export interface ChangingRequest {
  method: string;
  url: URL;
  headers: Headers;
}

/** A mistake that APIs are found to make. */
export interface Fault {
  says: string;
  /** Changes what the API is asked. */
  ask?: (request: ChangingRequest) => void;
  /** Changes what it answers. @param request as it was asked */
  answer?: (answer: ChangingAnswer, request: ChangingRequest) => void;
  /** Milliseconds before the answer is sent. */
  delay?: (request: ChangingRequest) => number;
}

const isList = ({ url }: ChangingRequest): boolean => /^\/web\/estates\/\w+$/.test(url.pathname);
const isAbout = ({ url }: ChangingRequest, path: RegExp): boolean => path.test(url.pathname);

const resultsOf = (json: unknown): Fields[] =>
  isFields(json) && Array.isArray(json.results) ? json.results.filter(isFields) : [];

/** A fault of the lists' answers. */
const inLists =
  (change: (list: Fields, request: ChangingRequest) => void): NonNullable<Fault['answer']> =>
  (answer, request) => {
    if (isList(request) && answer.status === 200 && isFields(answer.json)) change(answer.json, request);
  };

/** A fault of every estate, in lists and on its own. */
const inEstates =
  (change: (estate: Fields) => void): NonNullable<Fault['answer']> =>
  ({ json, status }, request) => {
    if (status !== 200 || !isAbout(request, /^\/web\/(?:estates\/\w+$|estate\/)/) || !isFields(json)) return;
    for (const estate of [json, ...resultsOf(json)]) if ('reference' in estate) change(estate);
  };

const withoutQuery =
  (...names: string[]): NonNullable<Fault['ask']> =>
  ({ url }) => {
    for (const name of names) url.searchParams.delete(name);
  };

const isError = ({ status }: ChangingAnswer): boolean => status >= 400;

let turn = 0;

export const faults = {
  camelCase: {
    says: 'answers are camelCase',
    answer: (answer) => {
      answer.json = humps.camelizeKeys(answer.json as object);
    },
  },
  numbersAsText: {
    says: 'prices are texts',
    answer: inEstates((estate) => {
      if ('price' in estate) estate.price = String(estate.price);
    }),
  },
  soldPrice: {
    says: 'sold estates have a price',
    answer: inEstates((estate) => {
      if (estate.status !== 'new') estate.price = 100_000;
    }),
  },
  onRequestDeposit: {
    says: 'estates without a price have a deposit',
    answer: inEstates((estate) => {
      delete estate.price;
      estate.deposit = 1_000;
    }),
  },
  exactPlace: {
    says: 'approximate places are exact, with street number and postcode',
    answer: inEstates((estate) => {
      Object.assign(estate, { location: { lat: 41.987654, lng: 2.823456, precision: 'approximate' } });
      Object.assign(estate.address as Fields, { visibility: 'street', street_number: '5', postal_code: '17001' });
    }),
  },
  exactPins: {
    says: 'pins of hidden addresses are exact',
    answer: ({ json }, request) => {
      if (!isAbout(request, /\/pins$/) || !isFields(json) || !Array.isArray(json.pins)) return;
      for (const pin of json.pins as unknown[][]) pin[4] = 1;
    },
  },
  exactBoxes: {
    says: 'boxes find homes of approximate places by their exact ones',
    ask: ({ url }) => {
      const box = url.searchParams.get('bbox')?.split(',').map(Number);
      if (box) url.searchParams.set('bbox', box.map((degrees) => degrees + 0.004).join(','));
    },
  },
  relativePictures: {
    says: 'addresses of pictures are relative',
    answer: inEstates((estate) => {
      estate.media = [{ type: 'image', url: 'fotos/a.jpg' }];
    }),
  },
  soldByPrice: {
    says: 'a price filter finds hidden prices',
    answer: inLists((list, { url }) => {
      if (url.searchParams.has('price_min')) resultsOf(list).at(-1)!.status = 'reserved';
    }),
  },
  emptyPages: {
    says: 'a page past the last is an empty list',
    answer: (answer, request) => {
      if (!isList(request) || answer.status !== 404) return;
      answer.status = 200;
      answer.json = { results: [], total: 0, page: 1, pages: 0, qty: 24 };
    },
  },
  pageSize: { says: '_qty is ignored', ask: withoutQuery('_qty') },
  nothingNamed: {
    says: 'capabilities name nothing',
    answer: (answer, request) => {
      if (isAbout(request, /^\/web\/capabilities$/)) answer.json = { filters: [] };
    },
  },
  capabilitiesRefused: {
    says: 'a gateway lets nobody ask for capabilities',
    answer: (answer, request) => {
      if (!isAbout(request, /^\/web\/capabilities$/)) return;
      answer.status = 403;
      answer.text = '<h1>Forbidden</h1>';
    },
  },
  namedFilterIgnored: { says: 'energy is ignored, and capabilities name it', ask: withoutQuery('energy') },
  namedReportsMissing: {
    says: 'there is no call for reports, and capabilities name them',
    answer: (answer, request) => {
      if (isAbout(request, /^\/web\/report$/)) answer.status = 404;
    },
  },
  filterIgnored: { says: 'furnished is ignored', ask: withoutQuery('furnished') },
  sortIgnored: { says: '_sort is ignored', ask: withoutQuery('_sort') },
  unstableOrder: {
    says: 'the order changes from call to call',
    answer: inLists((list) => {
      const results = resultsOf(list);
      const available = results.filter(({ status }) => status === 'new');
      turn += 1;
      const from = turn % Math.max(1, available.length);
      const turned = [...available.slice(from), ...available.slice(0, from)];
      list.results = [...turned, ...results.filter(({ status }) => status !== 'new')];
    }),
  },
  recordTwice: {
    says: 'each page begins with the last estate of the one before',
    answer: inLists((list, { url }) => {
      const results = resultsOf(list);
      if (!url.searchParams.has('_page') && results.length > 1) results.splice(1, 1, results[0]!);
      list.results = results;
    }),
  },
  closedFirst: {
    says: 'sold estates stand among the available ones',
    answer: inLists((list) => {
      const [first] = resultsOf(list);
      if (first) Object.assign(first, { status: 'sold', price: undefined, previous_price: undefined });
    }),
  },
  totalWrong: {
    says: 'total is one too high',
    answer: inLists((list) => {
      list.total = Number(list.total) + 1;
    }),
  },
  facetsWrong: {
    says: 'facets count without the other filters',
    answer: inLists((list) => {
      if (!isFields(list.facets)) return;
      for (const options of Object.values(list.facets).filter(isFields))
        for (const option of Object.keys(options)) options[option] = Number(options[option]) + 5;
    }),
  },
  noTags: {
    says: 'no Surrogate-Key',
    answer: ({ headers }) => headers.delete('surrogate-key'),
  },
  noFreshness: {
    says: 'no Cache-Control',
    answer: ({ headers }) => {
      if (headers.get('cache-control')?.startsWith('public')) headers.delete('cache-control');
    },
  },
  etagIgnored: { says: 'If-None-Match is ignored', ask: ({ headers }) => headers.delete('if-none-match') },
  publicPrivate: {
    says: 'personal answers may be stored',
    answer: ({ headers }) => {
      if (headers.get('cache-control')?.startsWith('private')) headers.set('cache-control', 'public, max-age=60');
    },
  },
  errorAs200: {
    says: 'an unknown estate is a 200',
    answer: (answer, request) => {
      if (isAbout(request, /^\/web\/estate\//) && answer.status === 404) answer.status = 200;
    },
  },
  htmlErrors: {
    says: 'errors are HTML',
    answer: (answer) => {
      if (isError(answer)) answer.text = '<!doctype html><title>Error</title><h1>Something went wrong</h1>';
    },
  },
  error500: {
    says: 'a malformed filter is a 500',
    answer: (answer) => {
      if (answer.status === 422) answer.status = 500;
    },
  },
  townsWithoutSlug: {
    says: 'towns have no slug',
    answer: ({ json }, request) => {
      if (isAbout(request, /^\/web\/towns\//) && Array.isArray(json))
        for (const town of json.filter(isFields)) delete town.slug;
    },
  },
  placeCounts: {
    says: 'provinces count sold estates',
    answer: ({ json }, request) => {
      if (isAbout(request, /^\/web\/provinces$/) && Array.isArray(json))
        for (const place of json.filter(isFields)) place.count = Number(place.count) + 3;
    },
  },
  noSpanish: {
    says: 'texts have no es-ES',
    answer: inEstates((estate) => {
      if (isFields(estate.description)) delete estate.description['es-ES'];
    }),
  },
  pictures404: {
    says: 'pictures are missing',
    answer: (answer, request) => {
      if (isAbout(request, /^\/media\//)) answer.status = 404;
    },
  },
  keyCase: {
    says: 'a key in capitals is unknown',
    ask: ({ url }) => {
      const [, key] = /^\/web\/estate\/([^/]+)\/public$/.exec(url.pathname) ?? [];
      if (key && key !== key.toLowerCase()) url.pathname = '/web/estate/zz-unknown/public';
    },
  },
  sitemapOld: {
    says: 'the sitemap lacks the latest estates',
    answer: ({ json }, request) => {
      if (isAbout(request, /^\/web\/sitemap\/estates$/) && isFields(json)) json.results = resultsOf(json).slice(2);
    },
  },
  exportShort: {
    says: 'the export lacks estates',
    answer: ({ json }, request) => {
      if (isAbout(request, /^\/web\/export\//) && isFields(json)) json.results = resultsOf(json).slice(1);
    },
  },
  slow: {
    says: 'prices take three seconds',
    delay: (request) => (isAbout(request, /^\/web\/prices\/buy\//) ? 3_100 : 0),
  },
  repeatedForms: {
    says: 'Idempotency-Key is ignored',
    ask: ({ headers }) => headers.delete('idempotency-key'),
  },
  formFields: {
    says: 'a refused form does not say which field',
    answer: ({ json }) => {
      if (isFields(json)) delete json.fields;
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];
