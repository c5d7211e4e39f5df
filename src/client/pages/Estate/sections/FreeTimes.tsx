import { useTranslation } from 'react-i18next';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { visitId } from '#shared/forms/enquiryIds.ts';
import { chooseTime } from '../../../features/enquiry/chooseTime.ts';

export interface FreeTimesProps {
  times: NonNullable<EstateView['firstTimes']>;
}

/** The first free times of the agent: each opens the form for a visit with it chosen; without scripts, the form. */
export function FreeTimes({ times }: FreeTimesProps) {
  const { t } = useTranslation('facts');
  return (
    <ul aria-label={t('visits.first')}>
      {times.map(({ start, text }) => (
        <li key={start}>
          <a
            href={`#${visitId}`}
            onClick={() => {
              chooseTime(start);
              // The browser tells of another anchor only.
              if (location.hash === `#${visitId}`) dispatchEvent(new Event('hashchange'));
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
