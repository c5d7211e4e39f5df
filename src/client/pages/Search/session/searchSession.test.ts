import { usualLanguages } from '#shared/i18n/languages.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import type { SearchedList } from '../searchedAt.ts';
import {
  newSession,
  nextOfForm,
  nextOfMap,
  searchSession,
  type LoadingPage,
  type SearchEvent,
  type SearchSession,
} from './searchSession.ts';

const list = '/viviendas-barcelona-compra';
const box = 'bbox=1,40,2,41';
const area = 'area=_p~iF~ps|U_ulLnnqC';

const listAt = (url: string): SearchedList | undefined => {
  const [pathname = '', search] = url.split('?');
  const resolution = resolveUrl(pathname, search === undefined ? '' : `?${search}`, usualLanguages);
  return resolution.kind === 'match' && resolution.address.route === 'Search' ? resolution.address : undefined;
};

const pageAt = (url: string, keepsFocus = false): LoadingPage => ({ url, list: listAt(url), keepsFocus });

// What happens, in the words of the table below.
const choose = (filter: string, fields: string, reached = ''): SearchEvent => ({
  type: 'changed',
  filter,
  query: { path: list, fields: new URLSearchParams(`province=barcelona&listed=barcelona/&${fields}`) },
  reached,
});
const move = (bbox = '1,40,2,41'): SearchEvent => ({ type: 'moved', bbox });
const load = (url: string, keepsFocus = false): SearchEvent => ({ type: 'loading', page: pageAt(url, keepsFocus) });
const show = (url: string, keepsFocus = false): SearchEvent => ({
  type: 'loaded',
  url,
  keepsFocus,
  loading: undefined,
});
const back: SearchEvent = { type: 'cancelled' };

/** Plays events as useSearchSession does, and writes down the lists that it would navigate to. */
function play(start: string, events: readonly SearchEvent[]) {
  const asked: string[] = [];
  let session: SearchSession = newSession(start);
  const next = (event: SearchEvent) => (session = searchSession(session, event));
  for (const event of events) {
    // The router is at the list that is drawn, unless a case says otherwise.
    next(event.type === 'changed' ? { ...event, reached: event.reached || session.shown } : event);
    const byForm = nextOfForm(session);
    if (session.form.changed) next({ type: 'formAsked', next: byForm });
    const byMap = nextOfMap(session, listAt(session.shown)!);
    if (session.map.moved !== undefined) next({ type: 'mapAsked', next: byMap });
    for (const to of [byForm, byMap]) if (to) asked.push(`${to.replace ? 'replace' : 'push'} ${to.url}`);
  }
  const { key, isKept } = session.form;
  return { asked, form: key === 0 ? 'same' : 'new', isKept };
}

const two = `${list}?rooms=2`;
const twoThree = `${list}?rooms=2,3`;

it.each<[what: string, start: string, events: SearchEvent[], asked: string[], form?: 'same' | 'new', isKept?: boolean]>(
  [
    ['a choice leads to its list', list, [choose('rooms', 'rooms=2')], [`push ${two}`]],
    ['the same choices lead nowhere', two, [choose('rooms', 'rooms=2')], []],
    ['neither do a crossed range', list, [choose('price', 'price_min=9&price_max=5')], []],
    ['or a field that is not understood', list, [choose('area', 'area_min=big')], []],
    [
      'the list of a choice keeps its form',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), show(two, true)],
      [`push ${two}`],
      'same',
      true,
    ],
    [
      'a second choice of the same filter replaces the first, another filter does not',
      list,
      [
        choose('rooms', 'rooms=2'),
        show(two, true),
        choose('rooms', 'rooms=2&rooms=3'),
        show(twoThree, true),
        choose('bathrooms', 'rooms=2&rooms=3&bathrooms=1'),
      ],
      [`push ${two}`, `replace ${twoThree}`, `push ${twoThree}&bathrooms=1`],
      'same',
      true,
    ],
    [
      'the first list of a filter that did not come has no entry to replace',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), choose('rooms', 'rooms=2&rooms=3')],
      [`push ${two}`, `push ${twoThree}`],
    ],
    [
      'but one that came, and is not drawn yet, has',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), choose('rooms', 'rooms=2&rooms=3', two)],
      [`push ${two}`, `replace ${twoThree}`],
    ],
    [
      'the same choices are not asked for again while their list loads',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), choose('rooms', 'rooms=2')],
      [`push ${two}`],
    ],
    [
      'a choice that is taken back returns to the list that shows',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), choose('rooms', ''), back],
      [`push ${two}`, `replace ${list}`],
    ],
    [
      'Back cancels a load, and the form shows what the list was asked for',
      list,
      [choose('rooms', 'rooms=2'), load(two, true), back],
      [`push ${two}`],
      'new',
    ],
    ['Back to another list makes another form', two, [load(list), show(list)], [], 'new'],
    [
      'after Back a filter begins another step',
      list,
      [choose('rooms', 'rooms=2'), show(two, true), show(list), choose('rooms', 'rooms=3')],
      [`push ${two}`, `push ${list}?rooms=3`],
      'new',
    ],
    [
      'the form stays where it asks for the next list before its own is drawn',
      list,
      [
        choose('rooms', 'rooms=2'),
        load(two, true),
        choose('bathrooms', 'rooms=2&bathrooms=1'),
        show(two, true),
        choose('bathrooms', 'rooms=2&bathrooms=2'),
      ],
      [`push ${two}`, `push ${two}&bathrooms=1`, `replace ${two}&bathrooms=2`],
      'same',
      true,
    ],
    ['a choice does not hold up another page', list, [load('/favoritos'), choose('rooms', 'rooms=2')], []],
    ['or another order', two, [load(`${two}&sort=priceAscendent`), choose('rooms', 'rooms=3')], []],
    [
      'a choice is added to the list of a moved map',
      list,
      [load(`${list}?${box}`), choose('rooms', 'rooms=2')],
      [`push ${two}&${box}`],
    ],
    [
      'the form stays where the map is moved, or another page of the list shown',
      list,
      [show(`${list}?${box}`), show(`${list}?page=2`)],
      [],
    ],
    ['a move of the map replaces the list that shows', two, [move()], [`replace ${two}&${box}`]],
    ['from its first page', `${two}&page=3`, [move()], [`replace ${two}&${box}`]],
    [
      'and the next move the one before',
      two,
      [move(), load(`${two}&${box}`), move('1,40,2,42')],
      [`replace ${two}&${box}`, `replace ${two}&bbox=1,40,2,42`],
    ],
    [
      'a filter that loads keeps its entry when the map is moved, again and again',
      two,
      [load(`${list}?rooms=3`), move(), load(`${list}?rooms=3&${box}`), move('1,40,2,42')],
      [`push ${list}?rooms=3&${box}`, `push ${list}?rooms=3&bbox=1,40,2,42`],
    ],
    ['a move does not hold up another page', two, [load('/favoritos'), move()], []],
    ['another province', two, [load('/viviendas-girona-compra'), move()], []],
    ['another town', two, [load(`${list}?town=sitges`), move()], []],
    ['a drawn area', two, [load(`${list}?${area}`), move()], []],
    ['or the list without the part of the map', `${two}&${box}`, [load(two), move()], []],
  ],
)('%s', (_, start, events, asked, form = 'same', isKept = false) => {
  expect(play(start, events)).toEqual({ asked, form, isKept });
});
