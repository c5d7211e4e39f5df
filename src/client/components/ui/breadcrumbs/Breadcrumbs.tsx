import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  home: string;
  /** The page that it stands on. */
  page: string;
}

/** The way up from a page directly below Home. */
export const Breadcrumbs = ({ label, home, page }: BreadcrumbsProps) => (
  <nav className={styles.breadcrumbs} aria-label={label}>
    <ol>
      <li>
        <RouteLink to="Home" params={{}}>
          {home}
        </RouteLink>
      </li>
      <li aria-current="page">{page}</li>
    </ol>
  </nav>
);
