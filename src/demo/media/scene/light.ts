import { mix, multiply, type Rgb } from './colour.ts';

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
  /** Which side of the picture the sun stands on, where that is settled: -1 left, 1 right. */
  from?: -1 | 1;
}

export const lights: Record<TimeOfDay, Light> = {
  morning: {
    time: 'morning',
    sky: ['#6fb0d2', '#b4d9df', '#fbe9c9'],
    sea: ['#8fbfca', '#3f8fa8'],
    cloud: '#fff7ea',
    haze: '#dfe8e2',
    sun: '#ffedc2',
    sunStrength: 0.66,
    shadow: '#34476e',
    ambient: [0.66, 0.7, 0.79],
    key: [0.42, 0.34, 0.2],
    lampsOn: false,
  },
  noon: {
    time: 'noon',
    sky: ['#4f9fd0', '#93cbe2', '#e6f0e6'],
    sea: ['#5fb0c2', '#1f7f9e'],
    cloud: '#ffffff',
    haze: '#d3e6ea',
    sun: '#fff6da',
    sunStrength: 0.72,
    shadow: '#2b4470',
    ambient: [0.65, 0.7, 0.8],
    key: [0.42, 0.36, 0.24],
    lampsOn: false,
  },
  golden: {
    time: 'golden',
    sky: ['#6fa5c4', '#ecd2a8', '#ffbf7d'],
    sea: ['#e3b07c', '#4c8596'],
    cloud: '#ffdcae',
    haze: '#f3cd9b',
    sun: '#ffcf7d',
    sunStrength: 0.66,
    shadow: '#4a3768',
    ambient: [0.65, 0.63, 0.68],
    key: [0.45, 0.36, 0.19],
    lampsOn: false,
  },
  dusk: {
    time: 'dusk',
    sky: ['#25407a', '#7b77a6', '#f7a27e'],
    sea: ['#8d86a2', '#2b4d78'],
    cloud: '#e9a49c',
    haze: '#9d8cab',
    sun: '#ffc27a',
    sunStrength: 0.22,
    shadow: '#1f2350',
    ambient: [0.57, 0.55, 0.71],
    key: [0.34, 0.22, 0.1],
    lampsOn: true,
  },
};

/** The same hour within doors: walls give the light back to each other; at dusk the lamps decide, not the sky. */
export const indoors = (light: Light): Light =>
  light.lampsOn
    ? { ...light, ambient: [0.7, 0.6, 0.56], key: [0.31, 0.24, 0.14], shadow: '#3a2440' }
    : {
        ...light,
        ambient: [light.ambient[0] + 0.115, light.ambient[1] + 0.06, light.ambient[2] - 0.045],
        key: [light.key[0] - 0.1, light.key[1] - 0.06, light.key[2] + 0.01],
        // What lies in the shade of a room is lit by its floor and walls, not by the blue sky.
        shadow: mix(light.shadow, '#6a5348', 0.42),
      };

/** A surface's colour under this light; `amount` 0 (turned away) to 1 (facing it). */
export const litColour = (light: Light, colour: string, amount: number): string =>
  multiply(colour, [
    light.ambient[0] + light.key[0] * amount,
    light.ambient[1] + light.key[1] * amount,
    light.ambient[2] + light.key[2] * amount,
  ]);
