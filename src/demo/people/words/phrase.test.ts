import { agentNameWords } from './agentName.ts';
import * as agencies from './agencies.ts';
import * as consultancy from './consultancy.ts';
import * as credentials from './credentials.ts';
import * as habits from './habits.ts';
import * as openings from './openings.ts';
import { say, sayLines, sayText, type Phrase, type Speech } from './phrase.ts';
import * as reviewRemarks from './reviewRemarks.ts';
import { stories } from './reviewStories.ts';
import { trades } from './trades.ts';
import { zoneSentences } from './zones.ts';

const words = { zone: 'Gràcia' };
const speech: Speech = { agent: 'female', author: 'male', words: { es: words, ca: words, en: words } };

describe('a phrase', () => {
  const phrase: Phrase = ['Agente inmobiliari[o|a] de {zone}, content<o|a>', 'Agent immobili[ari|ària]', '[He|She]'];

  it("takes the agent's gender, the author's, and words by their names", () => {
    expect(say(phrase, 'es', speech)).toBe('Agente inmobiliaria de Gràcia, contento');
    expect(say(phrase, 'ca', { ...speech, agent: 'male' })).toBe('Agent immobiliari');
    expect(say(phrase, 'en', speech)).toBe('She');
  });

  it('does not go out with a gap in it', () => {
    expect(() => say(['{city}', '', ''], 'es', speech)).toThrow('No word for {city}');
  });

  it('becomes texts of paragraphs and lists of lines, by locale tag', () => {
    const [one, two]: Phrase[] = [
      ['uno', 'un', 'one'],
      ['dos', 'dos', 'two'],
    ];
    expect(sayText([[one!, two!], [two!]], speech)).toEqual({
      'es-ES': 'uno dos\n\ndos',
      'ca-ES': 'un dos\n\ndos',
      'en-US': 'one two\n\ntwo',
    });
    expect(sayLines([one!, two!], speech)).toEqual({
      'es-ES': ['uno', 'dos'],
      'ca-ES': ['un', 'dos'],
      'en-US': ['one', 'two'],
    });
  });
});

describe('all phrases', () => {
  const isPhrase = (value: unknown): value is Phrase =>
    Array.isArray(value) && value.length === 3 && value.every((item) => typeof item === 'string');
  const phrasesIn = (value: unknown): Phrase[] =>
    isPhrase(value)
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(phrasesIn)
        : [];
  const all = phrasesIn([
    { ...agencies },
    { ...consultancy },
    { ...credentials },
    { ...habits },
    { ...openings },
    { ...reviewRemarks },
    stories,
    trades,
    zoneSentences,
  ]);

  it('are there', () => {
    expect(all.length).toBeGreaterThan(280);
  });

  it('have whole gaps only, and say something in each language', () => {
    const gaps = /\[[^|\]]*\|[^\]]*\]|<[^|>]*\|[^>]*>|\{\w+\}/g;
    expect(
      all.filter((phrase) => phrase.some((words) => words === '' || /[[\]<>{}|]/.test(words.replace(gaps, '')))),
    ).toEqual([]);
  });

  it('end alike in the three languages', () => {
    const end = (words: string) => /[.!]$/.test(words);
    expect(all.filter(([es, ca, en]) => end(es) !== end(ca) || end(es) !== end(en))).toEqual([]);
  });

  it('are said once', () => {
    const spanish = [...new Set(all)].map(([es]) => es);
    const twice = spanish.filter((words, position) => spanish.indexOf(words) !== position);
    // Two kinds of place may need the same advice.
    expect(twice.every((words) => !words.endsWith('.'))).toBe(true);
  });
});

describe("an agent's first name", () => {
  it.each([
    ['Laia', 'female', 'la Laia'],
    ['Jordi', 'male', 'el Jordi'],
    ['Anna', 'female', "l'Anna"],
    ['Irene', 'female', 'la Irene'],
    ['Iker', 'male', "l'Iker"],
    ['Ingrid', 'female', "l'Ingrid"],
    ['Yaiza', 'female', 'la Yaiza'],
    ['Héctor', 'male', "l'Héctor"],
  ] as const)('takes its article in Catalan: %s', (given, gender, withArticle) => {
    expect(agentNameWords(given, gender, 'ca').agent).toBe(withArticle);
  });

  it('stands alone in Spanish and English', () => {
    for (const language of ['es', 'en'] as const)
      expect(agentNameWords('Anna', 'female', language)).toEqual({ agent: 'Anna', Agent: 'Anna' });
  });
});
