/** What a picture shows (docs/product.md#estate). `29` is the dressing room (PD-36). */
export const mediaCategories = [
  'unknown',
  'kitchen',
  'bathroom',
  'hall',
  'dining_room',
  'bedroom',
  'waitingroom',
  'corridor',
  'terrace',
  'patio',
  'facade',
  'living',
  'plan',
  'surroundings',
  'loft',
  'balcony',
  'garden',
  'penthouse',
  'pool',
  'views',
  'garage',
  'details',
  'storage',
  'cellar',
  'communalareas',
  'basement',
  'energycertificate',
  'storage_space',
  'office',
  'studio',
  '29',
  'porch',
  'land',
  'atmosphere',
  'staircase',
  'lifts',
  'appraisalplan',
  'open_plan',
] as const;
export type MediaCategory = (typeof mediaCategories)[number];

const planRooms: readonly unknown[] = ['plan', 'appraisalplan'] satisfies MediaCategory[];

/** Whether a picture of this type that shows this room is a plan: plans are counted and shown apart from photos. */
export const isPlan = (type: unknown, room: unknown): boolean => type === 'plan' || planRooms.includes(room);
