import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { enquiryPart } from '../../features/enquiry/enquiryPart.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

/**
 * The form that writes to them. Memoized, since a part whose props change before its script is there would disappear.
 */
export const Contact = memo(function Contact({ profile: { kind, slug, name } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  return (
    <div data-accent="primary">
      <FormSection id={enquiryId} title={t('contact.write', { name })} text={<p>{t(`contact.writeText.${kind}`)}</p>}>
        <DeferredPart part={enquiryPart} props={{ about: { subject: 'contact', [kind]: slug, name } }} />
      </FormSection>
    </div>
  );
});
