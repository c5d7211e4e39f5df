import { slugify } from '#shared/domain/slugify.ts';
import { eachOf } from './eachOf.ts';

/** Times that money may be for. */
export type Period =
  | 'day'
  | 'weekend'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'two_months'
  | 'quarter'
  | 'four_months'
  | 'half_year'
  | 'year'
  | 'whole_season';

/** What the times are called, as slugs. */
const periodWords: Readonly<Record<string, Period>> = {
  ...eachOf('day', 'noche', 'noches', 'nit', 'nits', 'night', 'nightly', 'dia', 'dias', 'diario', 'diarios'),
  ...eachOf('day', 'diari', 'day', 'daily', 'tag'),
  ...eachOf('weekend', 'fin-de-semana', 'cap-de-setmana', 'weekend'),
  ...eachOf('week', 'semana', 'semanas', 'semanal', 'semanales', 'semanalmente', 'sem', 'setmana', 'setmanal'),
  ...eachOf('week', 'setmanals', 'week', 'weekly', 'wk', 'pw', 'p-w', 'woche'),
  ...eachOf('fortnight', 'quincena', 'quincenal', 'quincenales', 'quinzena', 'quinzenal', 'fortnight'),
  ...eachOf('month', 'mes', 'meses', 'mensual', 'mensuales', 'mensualidad', 'mensuals', 'mensualmente', 'month'),
  ...eachOf('month', 'monthly', 'pcm', 'pm', 'p-m', 'al-mes', 'euros-mes', 'mes-es', 'monat', 'monatlich'),
  ...eachOf('two_months', 'bimestre', 'bimestral', 'bimensual', 'bimestrales'),
  ...eachOf('quarter', 'trimestre', 'trimestral', 'trimestrales', 'trim', 'quarter', 'quarterly', 'quartal'),
  ...eachOf('four_months', 'cuatrimestre', 'cuatrimestral', 'quadrimestre', 'quadrimestral'),
  ...eachOf('half_year', 'semestre', 'semestral', 'semestrales', 'half-year', 'halbjahr'),
  ...eachOf('year', 'ano', 'anos', 'anual', 'anuales', 'anuals', 'any', 'year', 'yearly', 'annual', 'annually', 'pa'),
  ...eachOf('year', 'p-a', 'annum', 'jahr'),
  ...eachOf('whole_season', 'temporada', 'season'),
};

/** How many months a time is; undefined for shorter ones, and for a season. */
const months: Readonly<Partial<Record<Period, number>>> = {
  ...{ month: 1, two_months: 2, quarter: 3, four_months: 4, half_year: 6, year: 12 },
};

/** The time that a word names; undefined for none that is known. */
export function periodOf(word: string): Period | undefined {
  const slug = slugify(word);
  return Object.hasOwn(periodWords, slug) ? periodWords[slug] : undefined;
}

/** How many months money is for; undefined where that is no whole number of months. */
export const monthsOf = (period: Period): number | undefined => months[period];

/** A let for such a time, as an operation: `rent` for a month, else one that is refused by its name. */
export const rentFor = (period: Period): string => (period === 'month' ? 'rent' : `rent_${period}`);
