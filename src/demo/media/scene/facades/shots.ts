import type { Canvas } from '../canvas.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { Stage } from '../stage.ts';
import { makeFront, type Front } from './front.ts';

/** How a house is looked at: what of it is the picture's middle, how much is seen, from which side. */
export interface Shot {
  /** The picture's middle on the main face: metres from its middle, metres up. */
  aim: readonly [u: number, v: number];
  /** Metres across the picture at that place. */
  wide: number;
  /** Turn of the viewer to the right, radians. */
  yaw: number;
  /** Distance as a multiple of `wide`: small is a wide lens. */
  far?: number;
  /** Metres before the face at which the middle lies, as in a lane one looks along. */
  off?: number;
  /** Height of the eye, metres. */
  eye?: number;
  /** Where the sun stands as seen by the viewer; without it the dice decide. */
  sun?: -1 | 1;
}

const sunHeights = { morning: 0.46, noon: 0.74, golden: 0.4, dusk: 0.5 } as const;

/** The main face, seen so. Uprights stay upright: the lens is shifted, never tilted. */
export function openShot(
  canvas: Canvas,
  home: Home,
  random: Random,
  { aim: [u, v], wide, yaw, far = 0.95, off = 0, eye = 1.7, sun }: Shot,
): Front {
  const side = sun ?? (yaw === 0 ? random.pick([-1, 1] as const) : random.chance(0.62) === yaw > 0 ? 1 : -1);
  const distance = wide * far;
  const focal = (canvas.width / wide) * distance;
  const light = { ...home.light, from: side };
  const stage = new Stage(
    canvas,
    {
      at: [u - Math.sin(yaw) * distance, eye, -Math.cos(yaw) * distance - off],
      yaw,
      focal,
      centreX: canvas.width / 2,
      horizon: canvas.height / 2 + ((v - eye) * focal) / distance,
    },
    light,
    [side * 0.66, sunHeights[light.time], -0.5],
  );
  stage.sharpShadows = !light.lampsOn;
  return makeFront(stage, { ...home, light }, random, [0, 0], 0);
}

/** The two faces beside the main one, of which a viewer sees at most one. */
export function sideFronts(front: Front, half: number, depth: number): Front[] {
  const { stage, home, random } = front;
  return [
    makeFront(stage, home, random, [half, 0], Math.PI / 2, [0, depth]),
    makeFront(stage, home, random, [-half, depth], -Math.PI / 2, [0, depth]),
  ];
}
