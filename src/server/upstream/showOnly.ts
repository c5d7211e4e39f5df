import { isFields, type Fields } from '#shared/contract/fields.ts';
import { formatForeignPhone } from './formatForeignPhone.ts';
import type { MayShow } from './pictureOrigins.ts';

/** Where one is in an answer: a picture is its address, or has it; `sizes` are addresses by size. */
type Place = 'record' | 'picture' | 'sizes';

/** The contract's fields that are a picture, or several. */
const pictures: ReadonlySet<string> = new Set(['media', 'image', 'images', 'avatar', 'logo', 'imagen']);

/** The fields of a picture that are addresses of it. */
const addresses: ReadonlySet<string> = new Set(['url', 'preview', 'imagen']);

function isAddress(name: string, place: Place): boolean {
  if (place === 'record') return pictures.has(name);
  return place === 'sizes' || addresses.has(name);
}

function placeOf(name: string, place: Place): Place {
  if (place === 'record') return pictures.has(name) ? 'picture' : 'record';
  return name === 'dimensions' ? 'sizes' : place;
}

/**
 * Makes of an answer what pages may show, in place: pictures of other hosts count as missing, so that their place shows
 * what stands for them and no browser complains; foreign phones are written as their country does. Here and not in
 * browsers, because the rules of all countries are too large for them (24 KB).
 * @param phones whether it names people of the network; what visitors typed stays as it is
 * @returns whether anything was changed
 */
export function showOnly(answer: unknown, mayShow: MayShow, phones: boolean): boolean {
  let changed = false;

  function ofList(list: unknown[], place: Place): void {
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const item = list[at];
      if (typeof item === 'object') walk(item, place);
      else if (place === 'picture' && typeof item === 'string' && !mayShow(item)) {
        list.splice(at, 1);
        changed = true;
      }
    }
  }

  function ofText(fields: Fields, name: string, value: string, place: Place): void {
    if (value === '') return;
    if (isAddress(name, place)) {
      if (mayShow(value)) return;
      delete fields[name];
      changed = true;
    } else if (phones && name === 'phone' && place === 'record') {
      fields[name] = formatForeignPhone(value);
      changed ||= fields[name] !== value;
    }
  }

  function walk(value: unknown, place: Place): void {
    if (Array.isArray(value)) return ofList(value, place);
    if (!isFields(value)) return;
    for (const name in value) {
      const field = value[name];
      if (typeof field === 'string') ofText(value, name, field, place);
      else if (typeof field === 'object') walk(field, placeOf(name, place));
    }
  }

  walk(answer, 'record');
  return changed;
}
