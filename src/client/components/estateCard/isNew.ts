const day = 24 * 60 * 60 * 1000;

/** Days during which an estate is new (docs/decisions/029). */
const newsDays = 30;

const dayOf = (time: number): number => Math.floor(time / day);

/**
 * Whether a home can be had and was published lately. Asked where its data are loaded, and sent as the answer: asked
 * again while the page is taken over, another clock might answer otherwise.
 */
export const isNew = (
  { status, createdAt }: { status: string; createdAt?: string | undefined },
  now = Date.now(),
): boolean => status === 'new' && dayOf(now) - dayOf(Date.parse(createdAt ?? '')) <= newsDays;
