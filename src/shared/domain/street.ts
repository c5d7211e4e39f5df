import { slugify } from './slugify.ts';

/** A street by its slug and its town's: `carrer-de-verdi/barcelona`. */
export const streetPath = (type: string, name: string, townSlug: string): string | null => {
  const slug = slugify(`${type} ${name}`);
  return slug === '' || name.trim() === '' || townSlug === '' ? null : `${slug}/${townSlug}`;
};

const types =
  'avenida avda av avinguda barrio bulevar calle calleja callejon cl c camino cami carrer carretera ctra cuesta glorieta ' +
  'kalea parque paseo passatge passeig pasaje pl placa plaza pso rambla riera ronda rua travesia via';
const particles = 'a al d de del dels el els en l la las les los';
const leading = new Set([...types.split(' '), ...particles.split(' ')]);

/** The words of a street that tell it apart, from the first on, as a slug: `verdi` of `carrer-de-verdi`. */
export function streetCore(slug: string): string {
  const words = slug.split('-');
  const first = words.findIndex((word) => !leading.has(word));
  return first <= 0 ? slug : words.slice(first).join('-');
}
