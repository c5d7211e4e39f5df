import { mix, multiply } from '../colour.ts';
import type { Random } from '../random.ts';
import { chooseHair, type Hair } from './hair.ts';

export interface Skin {
  base: string;
  light: string;
  shade: string;
  /** Where hardly any light comes: nostrils, between the lips. */
  deep: string;
  blush: string;
  lip: string;
}

/**
 * Who sits for a portrait. All measures are in the head's own units: the eyes lie on y = 0, the chin near 220, the
 * crown near -275; the head looks to the right and is mirrored afterwards for those who look to the left.
 */
export interface Sitter {
  random: Random;
  gender: 'female' | 'male';
  /** Years. */
  age: number;
  skin: Skin;
  hair: Hair;
  /** How far the head is turned, 0.4 to 1 of about thirty degrees. */
  turn: number;
  /** Where the light comes from: 1 from where the face looks to, -1 from behind the ear. */
  lightFrom: 1 | -1;
  /** Middle line of the face at the eyes. */
  middle: number;
  width: number;
  jaw: number;
  chin: number;
  cheek: number;
}

const tones = ['#f3cfb3', '#f0c5a3', '#ecbd98', '#e6b08a', '#dda37b', '#d19267', '#b97850', '#99603f', '#74472f'];

function skinOf(base: string): Skin {
  return {
    base,
    light: mix(base, '#fff1da', 0.42),
    shade: multiply(base, [0.82, 0.67, 0.62]),
    deep: multiply(base, [0.45, 0.29, 0.27]),
    blush: mix(multiply(base, [0.98, 0.66, 0.58]), '#d8563f', 0.18),
    lip: mix(multiply(base, [0.9, 0.58, 0.54]), '#a83a3a', 0.2),
  };
}

export function createSitter(
  random: Random,
  wanted: 'female' | 'male' | 'other' | undefined,
  age: number | undefined,
): Sitter {
  const gender = wanted === 'female' || wanted === 'male' ? wanted : random.chance(0.55) ? 'female' : 'male';
  // Most of those who sell homes are in the middle of life.
  const years = age ?? Math.round(25 + 40 * Math.min(random.next(), 0.2 + 0.8 * random.next()));
  const tone = Math.min(tones.length - 1, Math.floor(random.next() ** 1.7 * tones.length));
  const turn = random.range(0.45, 1);
  const male = gender === 'male';
  return {
    random,
    gender,
    age: years,
    skin: skinOf(tones[tone]!),
    hair: chooseHair(random.fork('hair'), gender, years, tone),
    turn,
    lightFrom: random.chance(0.62) ? 1 : -1,
    middle: 60 * turn,
    width: random.range(0.93, 1.03) * (male ? 1.05 : 0.99),
    jaw: male ? random.range(0.96, 1.14) : random.range(0.78, 0.98),
    chin: male ? random.range(1, 1.09) : random.range(0.94, 1.02),
    cheek: random.range(-0.4, 1),
  };
}
