import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { photoAlt } from './photoAlt.ts';
import { PhotoImage } from './PhotoImage.tsx';
import styles from './Plans.module.css';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import { sectionIds } from '../sectionIds.ts';
import type { Opens } from './useGallery.tsx';

/** The column's width. */
const sizes = '(min-width: 60rem) 814px, 92vw';

/**
 * The plans, apart from the photos (docs/product.md#estate-page); each opens large, in the gallery or as the picture
 * itself.
 */
export function Plans({ plans, opens, first }: { plans: readonly Photo[]; opens: Opens; first: number }) {
  const { t } = useTranslation(['estate', 'common']);
  if (plans.length === 0) return null;
  return (
    <section id={sectionIds.plans}>
      <h2>{t('section.plans')}</h2>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <li key={index}>
            <a href={plan.url} {...opens(first + index)}>
              <PhotoImage
                photo={plan}
                sizes={sizes}
                alt={photoAlt(t, plan, { number: index + 1, total: plans.length })}
              />
              <span aria-hidden="true">
                <Icon icon={icons.search} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
