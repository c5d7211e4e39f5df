import styles from './MapFrame.module.css';
import { project, tileSize, type Size, type View } from './mercator.ts';

interface TilesProps {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  view: View;
  size: Size;
}

/** The tiles of a view. */
export function Tiles({ url, view, size: { width, height } }: TilesProps) {
  const middle = project(view, view.zoom);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const across = 2 ** view.zoom;
  const tiles: { x: number; y: number }[] = [];
  for (
    let y = Math.max(0, Math.floor(top / tileSize));
    y <= Math.min(across - 1, Math.floor((top + height) / tileSize));
    y += 1
  ) {
    for (let x = Math.floor(left / tileSize); x <= Math.floor((left + width) / tileSize); x += 1) tiles.push({ x, y });
  }
  return tiles.map(({ x, y }) => (
    <img
      key={`${view.zoom}/${x}/${y}`}
      className={styles.tile}
      alt=""
      width={tileSize}
      height={tileSize}
      draggable={false}
      referrerPolicy="strict-origin-when-cross-origin"
      src={url
        .replace('{z}', String(view.zoom))
        .replace('{x}', String(((x % across) + across) % across))
        .replace('{y}', String(y))}
      style={{ translate: `${Math.round(x * tileSize - left)}px ${Math.round(y * tileSize - top)}px` }}
    />
  ));
}
