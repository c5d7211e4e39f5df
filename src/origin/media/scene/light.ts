import { multiply, type Rgb } from './colour.ts';

export type TimeOfDay = 'morning' | 'noon' | 'golden' | 'dusk';

export interface Light {
  time: TimeOfDay;
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string];
  /** Sea at the horizon and near. */
  sea: readonly [string, string];
  cloud: string;
  /** What a far thing fades into. */
  haze: string;
  /** Colour of a patch of sun on a floor, and how strong it lies there. */
  sun: string;
  sunStrength: number;
  /** Colour laid, half transparent, where the sun does not come. */
  shadow: string;
  ambient: Rgb;
  key: Rgb;
  lampsOn: boolean;
}

export const lights: Record<TimeOfDay, Light> = {
  morning: {
    time: 'morning', sky: ['#8fbfd6', '#c4dde0', '#f6e8d0'], sea: ['#8fb9c4', '#4f93a8'], cloud: '#fff7ea', haze: '#dfe5df',
    sun: '#fff1cf', sunStrength: 0.62, shadow: '#4a5a78', ambient: [0.85, 0.85, 0.86], key: [0.2, 0.18, 0.13], lampsOn: false,
  },
  noon: {
    time: 'noon', sky: ['#76b3d3', '#aad3e0', '#f0eedd'], sea: ['#5fa3b8', '#33809a'], cloud: '#ffffff', haze: '#d3e3e6',
    sun: '#fff8e2', sunStrength: 0.7, shadow: '#3f5474', ambient: [0.86, 0.86, 0.86], key: [0.19, 0.18, 0.15], lampsOn: false,
  },
  golden: {
    time: 'golden', sky: ['#8db4c2', '#e8d3b0', '#f7cd96'], sea: ['#d9b184', '#5d8c98'], cloud: '#ffe3bd', haze: '#efd0a2',
    sun: '#ffd58a', sunStrength: 0.66, shadow: '#5a4668', ambient: [0.85, 0.79, 0.76], key: [0.24, 0.17, 0.08], lampsOn: false,
  },
  dusk: {
    time: 'dusk', sky: ['#33507a', '#8a83a3', '#f0a98a'], sea: ['#8d86a2', '#34567a'], cloud: '#e2a9a0', haze: '#a893a6',
    sun: '#ffc27a', sunStrength: 0.22, shadow: '#2c2f55', ambient: [0.66, 0.65, 0.76], key: [0.3, 0.2, 0.06], lampsOn: true,
  },
};

/** The same hour within doors: at dusk the lamps decide, not the sky. */
export const indoors = (light: Light): Light =>
  light.lampsOn ? { ...light, ambient: [0.86, 0.76, 0.69], key: [0.17, 0.13, 0.07], shadow: '#4b3348' } : light;

/** A surface's colour under this light; `amount` 0 (turned away) to 1 (facing it). */
export const litColour = (light: Light, colour: string, amount: number): string =>
  multiply(colour, [
    light.ambient[0] + light.key[0] * amount,
    light.ambient[1] + light.key[1] * amount,
    light.ambient[2] + light.key[2] * amount,
  ]);
