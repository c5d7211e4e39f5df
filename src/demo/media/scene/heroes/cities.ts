import type { Canvas, Point } from '../canvas.ts';
import { mix } from '../colour.ts';
import { litColour, lights, type Light, type TimeOfDay } from '../light.ts';
import type { Random } from '../random.ts';
import { drawAlbacete } from './albacete.ts';
import { drawGranada, drawMalaga, drawSevilla } from './andalusia.ts';
import { drawBarcelona, drawGirona } from './barcelona.ts';
import { drawBurgos, drawMadrid, drawSalamanca, drawZaragoza } from './castile.ts';
import { drawAlicante, drawTarragona, drawValencia } from './levante.ts';
import { drawLasPalmas, drawTenerife } from './canaries.ts';
import type { View } from './view.ts';

interface City {
  draw: (view: View) => void;
  time: TimeOfDay;
  sun: Point;
}

const cities: Record<string, City> = {
  barcelona: { draw: drawBarcelona, time: 'morning', sun: [1500, 330] },
  madrid: { draw: drawMadrid, time: 'golden', sun: [980, 440] },
  valencia: { draw: drawValencia, time: 'noon', sun: [520, 160] },
  'las-palmas': { draw: drawLasPalmas, time: 'noon', sun: [420, 150] },
  girona: { draw: drawGirona, time: 'morning', sun: [420, 260] },
  granada: { draw: drawGranada, time: 'golden', sun: [240, 300] },
  sevilla: { draw: drawSevilla, time: 'golden', sun: [860, 420] },
  malaga: { draw: drawMalaga, time: 'noon', sun: [500, 170] },
  'santa-cruz-de-tenerife': { draw: drawTenerife, time: 'morning', sun: [420, 360] },
  tarragona: { draw: drawTarragona, time: 'morning', sun: [560, 330] },
  zaragoza: { draw: drawZaragoza, time: 'golden', sun: [520, 420] },
  salamanca: { draw: drawSalamanca, time: 'dusk', sun: [420, 500] },
  burgos: { draw: drawBurgos, time: 'morning', sun: [480, 240] },
  albacete: { draw: drawAlbacete, time: 'golden', sun: [420, 320] },
  alicante: { draw: drawAlicante, time: 'noon', sun: [400, 170] },
};

export const heroCities = Object.keys(cities);

/** The light of a city's picture. */
export const heroLight = (city: string): Light => lights[cities[city]?.time ?? 'morning'];

/** A city's wide view, composed so that its landmarks stand clear of a caption box. */
export function drawHero(canvas: Canvas, name: string, random: Random): void {
  const light = heroLight(name);
  const city = cities[name] ?? cities.girona!;
  canvas.rect(0, 400, canvas.width, canvas.height - 400, mix(litColour(light, '#8a9a72', 0.4), light.haze, 0.4));
  city.draw({ canvas, light, random, sun: city.sun });
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.linear([0, 0], [0, canvas.height], [0, light.sky[0], 0], [0.75, light.shadow, 0], [1, light.shadow, 0.24]),
  );
}
