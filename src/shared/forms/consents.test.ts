import { languages } from '../i18n/languages.ts';
import { consents, type ConsentForm } from './consents.ts';
import { consentTexts } from './consentTexts.ts';

/**
 * What every version of a form's texts was, by its SHA-256 in each language. A line here is what proves a stored
 * consent: none is ever changed or removed.
 */
const proofs: Record<ConsentForm, Record<string, Record<(typeof languages)[number], string>>> = {
  newsletter: {
    '2026-11-21': {
      es: '7bbc2a3471982a63f97f536d3570a08560012fb77a29dc84f7a5cec047bc5e17',
      ca: '31f6165186d4f90a6dd7913d2485e988a32fd6a5b51798c2686e9e7d06729104',
      en: 'b4afd7fda1ac4ac1bc932ca76d5cf423d32b7521ebe10ddcf21b1dfe3bd52223',
    },
  },
};

const sha256Of = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

const forms = Object.keys(consents) as ConsentForm[];

it.each(forms.flatMap((form) => languages.map((language) => [form, language] as const)))(
  'the texts of %s in %s are those of its version',
  async (form, language) => {
    const { version } = consents[form];
    const sha256 = await sha256Of(await consentTexts(form, language));
    if (sha256 === proofs[form][version]?.[language]) return;
    throw new Error(
      `The texts of "${form}" (${language}) are not those that people agreed to as ${version}, now ${sha256}: give them a new version in consents.ts, and add its line here beside the old one.`,
    );
  },
);

it.each(forms)('every text of %s exists in every language', async (form) => {
  for (const language of languages)
    expect(JSON.parse(await consentTexts(form, language))).toEqual(
      consents[form].texts.map((): unknown => expect.stringMatching(/\S/)),
    );
});
