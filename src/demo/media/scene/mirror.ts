import { darken, lighten } from './colour.ts';
import type { Room } from './room.ts';
import type { Vec } from './stage.ts';

/** A mirror on the back wall, with the pale light of the room in it. */
export function darkMirror(
  room: Room,
  u: number,
  v: number,
  width: number,
  height: number,
  round: boolean,
  metal: string,
): void {
  const { stage, home } = room;
  const outline = (grow: number, out: number): Vec[] =>
    round
      ? Array.from({ length: 30 }, (_, i) =>
          room.on(
            'back',
            u + Math.cos((i / 30) * Math.PI * 2) * (width / 2 + grow),
            v + Math.sin((i / 30) * Math.PI * 2) * (width / 2 + grow),
            out,
          ),
        )
      : [
          room.on('back', u - width / 2 - grow, v - height / 2 - grow, out),
          room.on('back', u + width / 2 + grow, v - height / 2 - grow, out),
          room.on('back', u + width / 2 + grow, v + height / 2 + grow, out),
          room.on('back', u - width / 2 - grow, v + height / 2 + grow, out),
        ];
  stage.poly(
    outline(0.03, 0).map(([x, y, z]): Vec => [x + 0.03, y - 0.04, z]),
    stage.light.shadow,
    'fill-opacity="0.2"',
  );
  stage.poly(outline(0.025, 0.02), stage.shade(metal, [0, 0.2, -0.8]));
  const glass = stage.shade(home.palette.wall, [0, 0, -1]);
  stage.poly(
    outline(0, 0.021),
    stage.canvas.linear(
      stage.at(room.on('back', u - width / 2, v + height / 2)),
      stage.at(room.on('back', u + width / 2, v - height / 2)),
      [0, lighten(glass, 0.5)],
      [0.5, darken(glass, 0.08)],
      [1, darken(glass, 0.2)],
    ),
  );
  if (!round)
    stage.poly(
      [
        room.on('back', u - width * 0.3, v + height / 2, 0.022),
        room.on('back', u, v + height / 2, 0.022),
        room.on('back', u - width * 0.22, v - height / 2, 0.022),
        room.on('back', u - width * 0.48, v - height / 2, 0.022),
      ],
      '#ffffff',
      'fill-opacity="0.22"',
    );
}
