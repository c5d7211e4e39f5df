import { ownCredit } from './ownCredit.ts';

it.each([
  [[], ''],
  [['© OpenStreetMap contributors'], ''],
  [
    ['<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://osm.org">OpenStreetMap</a>'],
    'Protomaps',
  ],
  [['&copy; OpenStreetMap · IGN, GeoNames (CC BY 4.0)', 'IGN'], 'IGN · GeoNames (CC BY 4.0)'],
  [['<b>A &amp; B</b> &lt;script&gt;'], 'A & B <script>'],
])('of %j maps name beside OpenStreetMap: %j', (attributions, text) => {
  expect(ownCredit(attributions)).toBe(text);
});
