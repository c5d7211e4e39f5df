import type { Schema } from '../operations.ts';
import { definitionOf } from '../readStrictly.ts';

/** The fields of an object's schema, behind the steps before it; none of another schema. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { type, shape, out, innerType } = definitionOf(schema);
  if (shape) return shape;
  const inner = type === 'pipe' ? out : innerType;
  return inner ? shapeOf(inner) : {};
}
