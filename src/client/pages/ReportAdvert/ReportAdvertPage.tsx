import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { mailLink } from '../../components/contact/contactLinks.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import type { ReportAdvertData } from './reportAdvert.load.ts';
import styles from '../../forms/FormPage.module.css';
import { ReportForm } from './ReportForm.tsx';

/** Where a visitor says what is wrong with an advert (docs/product.md#reports-of-adverts). */
export function ReportAdvertPage({ data: { key, reference, listing } }: PageProps<'ReportAdvert', ReportAdvertData>) {
  const { t } = useTranslation('advertReport');
  const { brandName, brandEmail, takesReports } = useSite();
  return (
    <section className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title', { reference })}</h1>
        {takesReports && <p className={styles.lead}>{t('lead', { brand: brandName })}</p>}
        <p>
          <RouteLink {...listing}>{t('back')}</RouteLink>
        </p>
      </div>
      {takesReports ? (
        <ReportForm reference={key} />
      ) : (
        <p className={styles.lead}>
          <RichText
            text={t('elsewhere', { email: brandEmail, reference })}
            elements={{ mail: <a href={mailLink(brandEmail)} /> }}
          />
        </p>
      )}
    </section>
  );
}
