import { hasCosts } from '#shared/views/estate/hasCosts.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import { toEstateView, type EstateView } from '#shared/views/estate/toEstateView.ts';
import { pageUrl, ToolError, type Asking } from '../Tool.ts';
import { findHome, withdrawn } from './findHome.ts';

/**
 * The home whose costs are asked for, as its page shows it.
 * @throws ToolError for one whose page shows no costs: sold, reserved, on request, of another kind or operation
 */
export async function costsOfHome(
  name: string,
  operation: OperationType,
  asking: Asking,
): Promise<{ view: EstateView; price: number; page: string }> {
  const { language, languages } = asking;
  const estate = await findHome(name, asking);
  if (estate === withdrawn) throw new ToolError('This home was withdrawn: it is not offered any more.');
  const view = toEstateView(estate, { language, languages });
  if (view.type !== operation)
    throw new ToolError(
      `This home is ${view.type === 'buy' ? 'for sale: use costs_of_buying' : 'to let: use costs_of_renting'}.`,
    );
  if (!view.price)
    throw new ToolError(
      'The page of this home shows no price, so there is nothing to calculate with. Do not guess one.',
    );
  if (!hasCosts(view))
    throw new ToolError('The site calculates these costs of homes alone: flats, houses and country houses.');
  return { view, price: view.price, page: pageUrl(asking, estateTarget(estate, language)) };
}

/** @throws ToolError where neither a home nor the figure that is needed is given, or both are */
export function oneOf(home: string | undefined, figure: number | undefined, names: string): void {
  if ((home === undefined) === (figure === undefined)) throw new ToolError(`Give either home, or ${names}.`);
}
