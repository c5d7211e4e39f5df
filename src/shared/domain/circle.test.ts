import { circleText, outlineOf, readCircle } from './circle.ts';
import { metresBetween, readArea, encodeArea } from './drawnArea.ts';

it.each([
  ['41.4036,2.1562,5', '41.4036,2.1562,5'],
  ['41.40361111,2.15619,05', '41.4036,2.1562,5'],
  ['28.1,-15.4300,50', '28.1,-15.43,50'],
])('%s is the circle %s', (text, normal) => {
  expect(circleText(readCircle(text)!)).toBe(normal);
});

it.each([
  '41.4,2.1',
  '41.4,2.1,0',
  '41.4,2.1,51',
  '41.4,2.1,1.5',
  '41.4,2.1,-1',
  '48.8,2.3,5',
  '41.4,2.1,5,5',
  '1e1,2,5',
  ' 41,2,5',
])('%s is none', (text) => {
  expect(readCircle(text)).toBeNull();
});

it.each(['41.4036,2.1562,1', '43.3,-8.4,50', '28.1,-15.43,20'])(
  'the outline of %s is that far from its middle',
  (text) => {
    const circle = readCircle(text)!;
    const outline = outlineOf(circle);
    const middle = { lat: circle.lat * 1e5, lng: circle.lng * 1e5 };
    // Corners are whole numbers of some 1.1 m.
    for (const corner of outline) expect(Math.abs(metresBetween(middle, corner) - circle.km * 1000)).toBeLessThan(1.5);
    expect(readArea(encodeArea(outline))).toEqual(outline);
  },
);
