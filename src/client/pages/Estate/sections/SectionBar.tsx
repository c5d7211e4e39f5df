import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { sectionLinksPart } from '../parts.ts';
import styles from './SectionBar.module.css';

/** The way to the sections of a long page, in sight below the header. Memoized, as Costs is. */
export const SectionBar = memo(function SectionBar({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  return (
    <nav className={styles.bar} aria-label={t('sections')}>
      <DeferredPart part={sectionLinksPart} props={{ estate }} />
    </nav>
  );
});
