import { useSite } from '../../app/session/SiteContext.ts';
import ground from './basemap.svg';
import styles from './Basemap.module.css';
import { basemapNames, basemapOrigin, basemapZoom, lastOfProvinces } from './basemapNames.ts';
import { project, type Point, type Size, type View } from './mercator.ts';

/** From nearer than this, a coast that is exact to some 250 m would put homes into the sea. */
const lastOfOutlines = 13;

/** Pixels around the middle of a marker, and around that of a name, where the other one would not be read. */
const coveredAcross = 34;
const coveredDown = 26;
const aside = 36;

/** To whom the outlines are owed: the name and the licence are the same in every language. */
export const groundCredit = 'Instituto Geográfico Nacional, CC BY 4.0';

/** Half of what a letter takes, and what lies over the frame's upper edge: the count and the buttons. */
const halfLetter = 4;
const edge = { top: 52, buttons: { width: 72, height: 116 } };

interface GroundProps {
  view: View;
  size: Size;
  /** Where markers stand in the frame: names give way to them. */
  markers: readonly Point[];
}

/** The names to be seen: where each stands in the frame. */
function namesIn({ view, size, markers }: GroundProps, left: number, top: number, scale: number) {
  return basemapNames.flatMap(([name, x, y, from, isProvince]) => {
    if (view.zoom < from || (isProvince && view.zoom > lastOfProvinces)) return [];
    const at = { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
    const half = name.split('/')[0]!.length * halfLetter;
    const right = at.y < edge.buttons.height ? edge.buttons.width : 0;
    if (at.x < half || at.y < edge.top || at.x > size.width - right - half || at.y > size.height - edge.top / 2)
      return [];
    const near = markers.filter((marker) => Math.abs(marker.x - at.x) < coveredAcross + half / 2);
    // From nearer there are few names, and room for them above and below a marker.
    const spot = (view.zoom > lastOfProvinces ? [0, aside, -aside] : [0]).find((down) =>
      near.every((marker) => Math.abs(marker.y - at.y - down) >= coveredDown),
    );
    return spot === undefined ? [] : [{ name, x: at.x, y: at.y + spot, isProvince }];
  });
}

/** A ground of our own: provinces and their names, and those of towns from nearer (docs/decisions/020). A picture: all that it tells is said elsewhere too. */
export function Basemap(props: GroundProps) {
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
      {view.zoom <= lastOfOutlines && (
        <svg className={styles.ground} width={size.width} height={size.height}>
          <g transform={`translate(${left} ${top}) scale(${scale})`} strokeWidth={1 / scale}>
            <use className={styles.land} href={`${ground}#land`} />
            <use className={styles.borders} href={`${ground}#borders`} />
          </g>
        </svg>
      )}
      {namesIn(props, left, top, scale).map(({ name, x, y, isProvince }) => {
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
