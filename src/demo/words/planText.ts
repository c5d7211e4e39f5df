import type { HomeFacts } from '../estates/homeFacts.ts';
import type { Random } from '../random.ts';
import { choose, type Choice } from './choose.ts';
import type { TextTopic } from './topics.ts';

/** Share of texts that begin with what is near. */
const landmarkShare = 0.22;

/** Topics by paragraph. The three languages share a home's plan: they tell the same things, each in its own words. */
export type TextPlan = Choice<TextTopic>[][];

function layoutOf({ kind, rooms, bathrooms, estateType }: HomeFacts): TextTopic {
  if (kind === 'studio') return 'layout.studio';
  if (kind === 'duplex' || estateType !== 'flat') return 'layout.floors';
  if (rooms === 1) return 'layout.one';
  if ((bathrooms ?? 1) >= 2 && (rooms ?? 0) <= 3) return 'layout.suite';
  return (rooms ?? 0) >= 4 ? 'layout.large' : 'layout.several';
}

function openingOf({ kind }: HomeFacts, mayName: boolean, random: Random): TextTopic {
  return mayName && random.chance(landmarkShare) ? 'open.landmark' : `open.${kind}`;
}

const builtOf = ({ conservation, old }: HomeFacts): TextTopic =>
  conservation === 'brandNew' ? 'built.new' : old ? 'built.old' : 'built.modern';

function outdoorOf({ kind, features }: HomeFacts): TextTopic[] {
  const topics: TextTopic[] = [];
  if (features.includes('garden'))
    topics.push(kind === 'rural_house' ? 'outdoor.land' : kind === 'house' ? 'outdoor.garden' : 'outdoor.patioGarden');
  if (features.includes('terrace')) topics.push(kind === 'penthouse' ? 'outdoor.roof' : 'outdoor.terrace');
  if (features.includes('swimming_pool')) topics.push('outdoor.pool');
  if (topics.length === 0 && features.includes('balcony')) topics.push('outdoor.balcony');
  return topics;
}

function extrasOf({ features, conditionedAir, furnished, livingArea }: HomeFacts): TextTopic[] {
  const topics: TextTopic[] = [];
  if (furnished) topics.push('extra.furnished');
  if (features.includes('chimney') && livingArea > 0) topics.push('extra.chimney');
  if (features.includes('wardrobe')) topics.push('extra.wardrobe');
  // One sentence about the climate is enough.
  if (conditionedAir) topics.push('extra.air');
  else if (features.includes('heating')) topics.push('extra.heating');
  if (features.includes('boxrom')) topics.push('extra.boxrom');
  if (features.includes('security_alarm')) topics.push('extra.alarm');
  if (features.includes('handicap_adapted_use')) topics.push('extra.adapted');
  return topics;
}

function sharedOf({ features, floor }: HomeFacts): TextTopic[] {
  const topics: TextTopic[] = [];
  if (features.includes('swimming')) topics.push('shared.pool');
  if (features.includes('parking')) topics.push('shared.parking');
  if (features.includes('doorman')) topics.push('shared.doorman');
  if (features.includes('community_zone')) topics.push('shared.community');
  if (features.includes('handicap_adapted_access')) topics.push('shared.access');
  if (floor === 0) topics.push('shared.ground');
  else topics.push(features.includes('elevator') ? 'shared.elevator' : 'shared.walkUp');
  return topics;
}

function planDwelling(home: HomeFacts, mayName: boolean, random: Random): TextTopic[][] {
  const {
    kind,
    estateType,
    conservation,
    flooring,
    kitchen,
    light,
    outlook,
    highCeilings,
    livingArea,
    rooms,
    place,
    operation,
    seasonal,
    status,
  } = home;
  const opening = openingOf(home, mayName, random);
  const first: TextTopic[] = [opening, layoutOf(home)];
  if (highCeilings && random.chance(0.6)) first.push('ceilings');
  else first.push(livingArea >= 20 && (rooms ?? 0) <= 3 && random.chance(0.45) ? 'living' : `light.${light}`);
  const kitchenTopic: TextTopic = kind === 'studio' ? 'kitchen.studio' : `kitchen.${kitchen}`;
  // Of a home to renovate, only what stays is told.
  const second: TextTopic[] =
    conservation === 'toRestore'
      ? flooring === 'hydraulic'
        ? ['state.toRestore', 'floor.hydraulic']
        : ['state.toRestore']
      : random.chance(0.5)
        ? [kitchenTopic, `floor.${flooring}`]
        : [`state.${conservation!}`, kitchenTopic];
  const outdoor = outdoorOf(home);
  second.push(...outdoor.slice(0, 2));
  const extras = extrasOf(home).filter(
    (topic) => conservation !== 'toRestore' || topic === 'extra.boxrom' || topic === 'extra.chimney',
  );
  if (extras.length > 0) second.push(extras[0] === 'extra.furnished' ? extras[0] : random.pick(extras));
  const third: TextTopic[] = [];
  if (estateType !== 'flat' || random.chance(0.3)) third.push(builtOf(home));
  else third.push(random.pick(sharedOf(home)));
  if (estateType !== 'flat' || outlook === 'sea' || random.chance(0.4)) third.push(`outlook.${outlook}`);
  const tellsLandmark = mayName && opening !== 'open.landmark' && random.chance(0.45);
  const around = random.pick(
    kind === 'rural_house'
      ? place.traitList.filter((trait) => trait === 'mountain' || trait === 'countryside')
      : place.traitList,
  );
  // Not the sea twice running.
  if (tellsLandmark) third.push('landmark');
  else if (!around) third.push('nearby.land');
  else
    third.push(
      outlook === 'sea' && around === 'beach'
        ? `around.${place.traitList.find((trait) => trait !== 'beach') ?? 'beach'}`
        : `around.${around}`,
    );
  const closing: TextTopic = seasonal
    ? 'close.season'
    : conservation === 'toRestore' && random.chance(0.6)
      ? 'close.works'
      : `close.${operation}`;
  // Nobody is invited to see what is no longer to be had.
  if (seasonal || (status === 'new' && random.chance(0.7))) third.push(closing);
  if (second.length === 1) return [[...first, ...second], third];
  return outdoor.length > 0 && second.length > 3 && random.chance(0.3)
    ? [[...first, ...second.splice(0, 1)], second, third]
    : [first, second, third];
}

function planBusiness({ kind, conservation, features, operation }: HomeFacts, nearby: TextTopic): TextTopic[][] {
  const closing: TextTopic = `closeBusiness.${operation}`;
  const state: TextTopic = conservation === 'toRestore' ? 'business.toRestore' : 'business.ready';
  if (kind === 'office') {
    const second: TextTopic[] = [];
    if (
      features.includes('hot_water') ||
      features.includes('heating') ||
      features.includes('windows_double') ||
      features.includes('suspended_ceiling')
    )
      second.push('office.comfort');
    if (
      features.includes('security_alarm') ||
      features.includes('acces_control') ||
      features.includes('fire_detectors')
    )
      second.push('office.safety');
    if (features.includes('equipped_kitchen')) second.push('office.services');
    return [
      ['open.office', 'office.space', state],
      [...second, 'office.use'],
      [nearby, closing],
    ];
  }
  const second: TextTopic[] = [];
  if (features.includes('smoke_extraction')) second.push('premises.smoke');
  else if (features.includes('equipped_kitchen')) second.push('premises.kitchen');
  if (features.includes('storage') || features.includes('loading_dock')) second.push('premises.goods');
  if (features.includes('conditioned_air') || features.includes('heating')) second.push('premises.comfort');
  if (features.includes('located_at_corner')) second.push('premises.corner');
  return [
    ['open.premises', 'premises.space', state],
    [...second, 'premises.use'],
    [nearby, closing],
  ];
}

function planOther(home: HomeFacts, nearby: TextTopic, random: Random): TextTopic[][] {
  switch (home.kind) {
    case 'building':
      return [
        ['open.building', 'building.space', home.conservation === 'toRestore' ? 'building.works' : 'building.kept'],
        ['building.use', `around.${random.pick(home.place.traitList)}`, 'closeBuilding'],
      ];
    case 'storage':
      return [
        ['open.storage', 'storage.space', 'storage.access'],
        ['storage.use', nearby, `closeSmall.${home.operation}`],
      ];
    case 'garage':
      return [
        ['open.garage', 'garage.space', 'garage.access'],
        ['garage.use', nearby, `closeSmall.${home.operation}`],
      ];
    default:
      return [
        ['open.land', 'land.shape', 'land.services'],
        ['land.use', 'nearby.land', 'closeLand'],
      ];
  }
}

function planTopics(home: HomeFacts, mayName: boolean, random: Random): TextTopic[][] {
  if (home.isDwelling) return planDwelling(home, mayName, random);
  const names = mayName && random.chance(0.4);
  return home.kind === 'office' || home.kind === 'premises'
    ? planBusiness(home, names ? 'landmark' : 'nearby.business')
    : planOther(home, names ? 'landmark' : 'nearby.small', random);
}

const dispensable = [
  'extra.',
  'outlook.',
  'close',
  'floor.',
  'shared.',
  'state.good',
  'built.',
  'outdoor.pool',
  'office.services',
  'premises.corner',
  'premises.comfort',
];
const canGo = (topic: TextTopic): boolean => dispensable.some((start) => topic.startsWith(start));

/**
 * The plan without one sentence that the text can do without, from its longest paragraph, and that sentence; null when
 * there is none.
 */
export function shorten(plan: TextPlan): { plan: TextPlan; cut: Choice<TextTopic> } | null {
  let paragraph = -1;
  plan.forEach((choices, index) => {
    if (
      choices.length > 1 &&
      choices.length >= (plan[paragraph]?.length ?? 0) &&
      choices.some(({ topic }) => canGo(topic))
    )
      paragraph = index;
  });
  if (paragraph < 0) return null;
  const choices = plan[paragraph]!;
  const at = choices.findIndex(({ topic }) => canGo(topic));
  return { plan: plan.with(paragraph, choices.toSpliced(at, 1)), cut: choices[at]! };
}

/**
 * What a home's long text speaks of, in which order.
 * @param mayName whether it may name what is near
 */
export const planText = (home: HomeFacts, mayName: boolean, random: Random): TextPlan =>
  planTopics(home, mayName, random).map((topics) => choose(topics, random));

/** Whether the text names what is near. */
export const namesLandmark = (plan: TextPlan): boolean =>
  plan.some((choices) => choices.some(({ topic }) => topic === 'landmark' || topic === 'open.landmark'));
