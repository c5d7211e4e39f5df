import type { ErrorRequestHandler, Request, Response } from 'express';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { BusyError } from '../turns.ts';
import { retryAfter } from '../request/retryAfter.ts';

/** Why the server does not do what it is asked for. */
export type NoticeKind = 'tooManyRequests' | 'tooManyForms' | 'foreignForm' | 'slowForm' | 'busy';

const kinds: readonly NoticeKind[] = ['tooManyRequests', 'tooManyForms', 'foreignForm', 'slowForm', 'busy'];

const statuses = { tooManyRequests: 429, tooManyForms: 429, foreignForm: 403, slowForm: 408, busy: 503 } as const;

/** The API's bodies for them (docs/product.md#errors). */
const bodies = {
  403: { code: '9001', message: 'FORBIDDEN', error: 'FORBIDDEN' },
  408: { code: '9002', message: 'REQUEST_TIMEOUT', error: 'REQUEST_TIMEOUT' },
  429: { code: '9001', message: 'TOO_MANY_REQUESTS', error: 'TOO_MANY_REQUESTS' },
  503: { code: '9000', message: 'INTERNAL_ERROR', error: 'INTERNAL_ERROR' },
} as const;

/** Bytes of a form that are sent back: many times what a person types. */
const maxTyped = 8 * 1024;

export interface Notices {
  /**
   * Answers with the notice: to scripts as JSON, to browsers as a small page in the language of the URL.
   * @param fields of the form that was sent: the page has a button that sends them again
   */
  send: (kind: NoticeKind, req: Request, res: Response, fields?: URLSearchParams) => void;
  /** Answers a BusyError. */
  onError: ErrorRequestHandler;
}

/** A page in two parts; what one visitor typed goes between them. */
interface Page {
  before: string;
  after: string;
}

const isForScripts = (req: Request): boolean =>
  /^\/(?:web|wp-json)\//.test(req.originalUrl) || req.accepts(['html', 'json']) === 'json';

/** Who says it, and in what words. */
interface Said {
  brandName: string;
  /** Of the network. */
  texts: LoadDictionary;
}

async function makePage(kind: NoticeKind, language: Language, { brandName, texts }: Said): Promise<Page> {
  const said: Partial<Record<string, string>> = await texts(language, 'server');
  const text = (key: string): string => escapeHtml(said[key]!);
  const sentence = {
    tooManyRequests: 'tooManyRequests',
    tooManyForms: 'notice.tooManyForms.text',
    foreignForm: 'notice.foreignForm.text',
    slowForm: 'notice.slowForm.text',
    busy: 'tryAgain',
  }[kind];
  const { prefix, tag } = languageFacts[language];
  return {
    before:
      `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
      `<title>${text(`notice.${kind}.title`)} | ${escapeHtml(brandName)}</title>` +
      '<link rel="stylesheet" href="/notice.css"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>' +
      `<body><main><h1>${text(`notice.${kind}.title`)}</h1><p>${text(sentence)}</p>`,
    after: `<p><a href="${prefix || '/'}">${text('notice.home')}</a></p></main></body></html>`,
  };
}

interface FormTexts {
  again: string;
  back: string;
}

async function readFormTexts(language: Language, { texts }: Said): Promise<FormTexts> {
  const said: Partial<Record<string, string>> = await texts(language, 'server');
  return { again: escapeHtml(said['notice.again']!), back: `<p>${escapeHtml(said['notice.back']!)}</p>` };
}

/** What was typed, as a form that sends it again. The address is the request's own, so the query of a page is kept. */
function formAgain(action: string, fields: URLSearchParams, { again, back }: FormTexts): string {
  if ([...fields].reduce((size, [name, value]) => size + name.length + value.length, 0) > maxTyped) return back;
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>${again}</button></form>`;
}

/**
 * Refusals that cost next to nothing: who floods the site gets the same bytes again, and no page is rendered for it.
 * @param languages of the site
 */
export async function createNotices(said: Said, languages: readonly Language[]): Promise<Notices> {
  const pages = new Map<string, Page>();
  const formTexts = new Map<Language, FormTexts>();
  for (const language of languages) {
    formTexts.set(language, await readFormTexts(language, said));
    for (const kind of kinds) pages.set(`${kind} ${language}`, await makePage(kind, language, said));
  }

  const send: Notices['send'] = (kind, req, res, fields) => {
    const status = statuses[kind];
    res.status(status).set('Cache-Control', 'private, no-store');
    if (status >= 429 && !res.hasHeader('retry-after')) res.set(retryAfter(kind === 'busy' ? 'inFlight' : 'minute'));
    if (isForScripts(req)) return void res.json(bodies[status]);
    const { language } = splitLanguage(req.originalUrl.split('?', 1)[0]!, languages);
    const { before, after } = pages.get(`${kind} ${language}`)!;
    const typed = fields ? formAgain(req.originalUrl, fields, formTexts.get(language)!) : '';
    res
      .set({ 'Content-Language': language, 'X-Robots-Tag': 'noindex' })
      .type('html')
      .end(before + typed + after);
  };

  return {
    send,
    onError: (error, req, res, next) => {
      if (!(error instanceof BusyError) || res.headersSent) return next(error);
      send('busy', req, res);
    },
  };
}
