import { useTranslation } from 'react-i18next';
import cardIcons from '../../../components/ui/icons/cardIcons.module.css';
import { featureIcon } from '../../../components/ui/icons/featureIcon.ts';
import featureIcons from '../../../components/ui/icons/featureIcons.module.css';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { summaryOf, type SummaryId } from '../summaryOf.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './Summary.module.css';

const shownAs = {
  exterior: { icon: featureIcons.window, label: 'estate:property.exterior' },
  interior: { icon: featureIcons.window, label: 'estate:property.interior' },
  parking: { icon: cardIcons.parking, label: 'estate:feature.parking' },
  bright: { icon: featureIcons.bright, label: 'estate:property.bright' },
  heat: { icon: featureIcon('heating'), label: 'estate:feature.heating' },
  community: { icon: featureIcon('community_zone'), label: 'estate:feature.community_zone' },
  furnished: { icon: cardIcons.furnished, label: 'estate:property.furnished' },
  lift: { icon: featureIcon('elevator'), label: 'estate:feature.elevator' },
  noLift: { icon: featureIcon('elevator'), label: 'estate:property.noLift' },
  boxrom: { icon: featureIcon('boxrom'), label: 'estate:feature.boxrom' },
  outdoor_area: { icon: cardIcons.outdoor, label: 'common:card.outdoor' },
  conditioned_air: { icon: featureIcon('conditioned_air'), label: 'estate:property.conditionedAir' },
} as const satisfies Record<Exclude<SummaryId, 'floor'>, { icon: string | undefined; label: string }>;

/** What most visitors look for first, at a glance (docs/product.md#estate). */
export function Summary({ estate }: { estate: EstateView }) {
  const { t } = useTranslation(['estate', 'common']);
  const { floorName } = useCardTexts();
  const ids = summaryOf(estate);
  if (ids.length === 0) return null;
  return (
    <ul className={styles.summary}>
      {ids.map((id) => {
        const penthouse = estate.subtype === 'penthouse' || undefined;
        const { floor, floorName: name } = estate.facts;
        const { icon, text } =
          id === 'floor'
            ? { icon: featureIcons.building, text: floorName({ floor, floorName: name, penthouse }) }
            : { icon: shownAs[id].icon, text: t(shownAs[id].label) };
        return (
          <li key={id}>
            <Icon icon={icon} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
