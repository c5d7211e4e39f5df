import { useSite } from '../../app/session/SiteContext.ts';
import basemapUrl from './basemap.svg';
import styles from './Basemap.module.css';
import { basemapNames, basemapOrigin, basemapZoom, maxProvinceZoom } from './basemapNames.ts';
import { project, type Point, type Size, type View } from './mercator.ts';

/** At higher zooms a coastline exact to 250 m would put listings into the sea. */
const maxOutlineZoom = 13;

/** Pixels between the centres of a marker and a name below which one covers the other. */
const minDistanceX = 34;
const minDistanceY = 26;
const nameOffset = 36;

/** The source of the outlines and its licence, the same in every language. */
export const basemapAttribution = 'Instituto Geográfico Nacional, CC BY 4.0';

/** Half the width of a letter, and the space of the count and the buttons at the upper edge, in pixels. */
const halfLetter = 4;
const edge = { top: 52, buttons: { width: 72, height: 116 } };

interface BasemapProps {
  view: View;
  size: Size;
  /** Markers in the frame, which names must not cover. */
  markers: readonly Point[];
}

/** The names that are visible, with their places in the frame. */
function visibleNames({ view, size, markers }: BasemapProps, left: number, top: number, scale: number) {
  return basemapNames.flatMap(([name, x, y, from, isProvince]) => {
    if (view.zoom < from || (isProvince && view.zoom > maxProvinceZoom)) return [];
    const at = { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
    const half = name.split('/')[0]!.length * halfLetter;
    const right = at.y < edge.buttons.height ? edge.buttons.width : 0;
    if (at.x < half || at.y < edge.top || at.x > size.width - right - half || at.y > size.height - edge.top / 2)
      return [];
    const near = markers.filter((marker) => Math.abs(marker.x - at.x) < minDistanceX + half / 2);
    // At higher zooms there is room above and below a marker.
    const spot = (view.zoom > maxProvinceZoom ? [0, nameOffset, -nameOffset] : [0]).find((down) =>
      near.every((marker) => Math.abs(marker.y - at.y - down) >= minDistanceY),
    );
    return spot === undefined ? [] : [{ name, x: at.x, y: at.y + spot, isProvince }];
  });
}

/** Our own basemap: provinces, and names of provinces and towns by zoom (docs/decisions/020). It is decorative. */
export function Basemap(props: BasemapProps) {
  const { view, size } = props;
  const { language } = useSite();
  const scale = 2 ** (view.zoom - basemapZoom);
  const middle = project(view, view.zoom);
  const [left, top] = [
    basemapOrigin.x * scale - middle.x + size.width / 2,
    basemapOrigin.y * scale - middle.y + size.height / 2,
  ];
  return (
    <div aria-hidden="true">
      {view.zoom <= maxOutlineZoom && (
        <svg className={styles.outlines} width={size.width} height={size.height}>
          <g transform={`translate(${left} ${top}) scale(${scale})`} strokeWidth={1 / scale}>
            <use className={styles.land} href={`${basemapUrl}#land`} />
            <use className={styles.borders} href={`${basemapUrl}#borders`} />
          </g>
        </svg>
      )}
      {visibleNames(props, left, top, scale).map(({ name, x, y, isProvince }) => {
        const [spanish, catalan = spanish] = name.split('/');
        return (
          <span
            key={`${name}${isProvince ?? ''}`}
            className={isProvince ? styles.province : styles.town}
            style={{ translate: `${x}px ${y}px` }}
          >
            {language === 'ca' ? catalan : spanish}
          </span>
        );
      })}
    </div>
  );
}
