import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { ReviewDto } from '#shared/contract/agent.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { StreetRegion } from '../places/placeSource.ts';
import type { Random } from '../random.ts';
import { speechOf, withWords, type AgentLife } from './agentLife.ts';
import { ShuffledCycle } from './ShuffledCycle.ts';
import { namesByRegion } from './names.ts';
import { numberWord } from './words/numbers.ts';
import { sayText, type Phrase, type PersonGender } from './words/phrase.ts';
import { endings, middlingReviews, remarks, reservations, shortReviews } from './words/reviewRemarks.ts';
import { stories, type Errand } from './words/reviewStories.ts';

const day = 86_400_000;

/** Older reviews are no longer shown by those who publish them. */
const oldest = 6 * 365 * day;

/** Clients from abroad: they write in English. */
const visitors: readonly (readonly [name: string, gender: PersonGender])[] = [
  ['Hannah', 'female'],
  ['Tom', 'male'],
  ['Sophie', 'female'],
  ['Lars', 'male'],
  ['Margaret', 'female'],
  ['Piotr', 'male'],
  ['Anneke', 'female'],
  ['David', 'male'],
  ['Giulia', 'female'],
];

/** How often clients of a region write in its own language. */
const catalanShare: Partial<Record<StreetRegion, number>> = { catalan: 0.55, valencian: 0.1 };

const sources = ['Google', 'Google', 'Google', 'Google', 'Facebook'] as const;

interface Author {
  given: string;
  initial: string;
  gender: PersonGender;
  language: Language;
}

/** Writes reviews one after another; what one client says of an agent, no other says of the next. */
export class ReviewWriter {
  private readonly random: Random;
  private readonly stories: Record<Errand, ShuffledCycle<Phrase>>;
  private readonly short: ShuffledCycle<Phrase>;
  private readonly remarks: ShuffledCycle<Phrase>;
  private readonly endings: ShuffledCycle<Phrase>;
  private readonly reservations: Record<Errand, ShuffledCycle<Phrase>>;
  private readonly middling: ShuffledCycle<Phrase>;

  constructor(random: Random) {
    const cycle = (phrases: readonly Phrase[]) => new ShuffledCycle(phrases, random);
    this.random = random;
    const ofEach = (phrases: Record<Errand, readonly Phrase[]>) => ({
      sold: cycle(phrases.sold),
      bought: cycle(phrases.bought),
      rented: cycle(phrases.rented),
      let: cycle(phrases.let),
    });
    this.stories = ofEach(stories);
    this.short = cycle(shortReviews);
    this.remarks = cycle(remarks);
    this.endings = cycle(endings);
    this.reservations = ofEach(reservations);
    this.middling = cycle(middlingReviews);
  }

  /**
   * Reviews of one agent, latest first; more of those who have been here longer, none of beginners.
   * @param now epoch ms, after every review
   */
  write(life: AgentLife, slug: string, now: number): ReviewDto[] {
    const years = life.thisYear - life.joined;
    const count =
      years < 1
        ? 0
        : years < 3
          ? this.random.between(1, 3)
          : years < 9
            ? this.random.between(2, 5)
            : this.random.between(3, 7);
    const first = Math.max(Date.UTC(life.joined, 3, 1), now - oldest);
    const times = Array.from({ length: count }, () => first + this.random.below(now - 3 * day - first)).sort(
      (a, b) => b - a,
    );
    const taken = new Set([life.person.given]);
    return times.map((time) => {
      const author = this.chooseAuthor(life.province.source.streets, taken);
      taken.add(author.given);
      return this.writeOne(life, slug, author, Math.floor(time / day) * day + 17 * 3_600_000);
    });
  }

  private writeOne(life: AgentLife, slug: string, author: Author, publishedAt: number): ReviewDto {
    const { random } = this;
    const rating = 5 - random.weighted([70, 24, 6]);
    const [weeks, months] = [random.between(3, 11), random.between(5, 11)];
    const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
    const speech = withWords(
      { ...speechOf(life), author: author.gender },
      {
        weeks: (language) => numberWord(weeks, language),
        Weeks: (language) => capital(numberWord(weeks, language)),
        months: (language) => numberWord(months, language),
      },
    );
    const source = random.pick(sources);
    return {
      author: `${author.given} ${author.initial}`,
      rating,
      text: sayText([this.plan(rating)], speech),
      language: languageFacts[author.language].tag,
      source,
      url: `https://${slugify(source)}.example/${slug}/${random.between(100_000, 999_999)}`,
      date: new Date(publishedAt).toISOString(),
    };
  }

  private plan(rating: number): Phrase[] {
    const { random } = this;
    if (rating === 3) return [this.middling.next()];
    if (rating === 5 && random.chance(0.3)) return [this.short.next()];
    const errand = (['sold', 'bought', 'rented', 'let'] as const)[random.weighted([34, 34, 18, 14])]!;
    const story = [this.stories[errand].next()];
    if (rating === 4) return [...story, this.reservations[errand].next()];
    story.push(...this.remarks.nextDistinct(random.weighted([40, 42, 18])));
    if (random.chance(0.3)) story.push(this.endings.next());
    return story;
  }

  private chooseAuthor(region: StreetRegion, taken: ReadonlySet<string>): Author {
    const { random } = this;
    const initial = `${random.pick([...'ABCDFGHLMNPRSTV'])}.`;
    if (random.chance(region === 'castilian' ? 0.05 : 0.12)) {
      const [given, gender] = random.pick(visitors.filter(([name]) => !taken.has(name)));
      return { given, initial, gender, language: 'en' };
    }
    const gender = random.chance(0.55) ? 'female' : 'male';
    const language = random.chance(catalanShare[region] ?? 0) ? 'ca' : 'es';
    // Clients are at home in the region, or came from anywhere in the country.
    const names = namesByRegion[language === 'es' && random.chance(0.4) ? 'castilian' : region];
    return { given: random.pick(names[gender].filter((name) => !taken.has(name))), initial, gender, language };
  }
}
