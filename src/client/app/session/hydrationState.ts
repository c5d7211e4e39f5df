import type { RouteName } from '#shared/routes/table.ts';
import type { GoneData } from '../httpResponses.ts';
import type { FormState } from '#shared/forms/formState.ts';
import type { Site } from './SiteContext.ts';

/** What the server hands to the browser, as plain JSON in the document. */
export interface HydrationState {
  site: Site;
  /** The page shown, or the route matched when it failed: for its texts; null on the catch-all. */
  page: RouteName | null;
  loaderData: Record<string, unknown>;
  /** What came of a form that the page was asked with; null on any other page. */
  actionData: Record<string, FormState> | null;
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: GoneData | null }> | null;
}

/** The id of the element that holds it. */
export const stateElementId = 'state';
