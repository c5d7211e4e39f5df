import type { TreeKind } from '../plants.ts';
import type { Front } from './front.ts';
import type { GroundKind } from './street.ts';

/** A manner of building a house in a street: how tall it is, and what a face of it wears. */
export interface Program {
  /** To the top of the wall, metres. */
  height: number;
  /** Half of the main face. */
  half: number;
  /** Height of the ground floor, and of each floor above. */
  ground: number;
  storey: number;
  colour: string;
  soil: GroundKind;
  distance: 'town' | 'hills' | 'sea' | 'trees';
  trees: readonly TreeKind[];
  /** A house of a village or an old quarter, in a lane rather than a street. */
  lane?: boolean;
  /** Balconies run along the whole face: seen near, they are mere bands. */
  long?: boolean;
  /** Where its door is on the main face. */
  door?: number;
  /** Draws a face between two places of it, with all that is on it. */
  dress: (front: Front, u0: number, u1: number) => void;
}

/** A face of this house: all that is on it, gathered by layers. */
export const dressFace = (front: Front, program: Program, u0: number, u1: number): void =>
  front.canvas.inLayers(() => program.dress(front, u0, u1));

/** Middles of the bays into which a face is parted, `wide` metres each as near as they go. */
export function baysOf(u0: number, u1: number, wide: number): number[] {
  const count = Math.max(1, Math.round((u1 - u0) / wide));
  return Array.from({ length: count }, (_, i) => u0 + ((i + 0.5) * (u1 - u0)) / count);
}
