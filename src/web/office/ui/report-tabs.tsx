import { NavLink } from 'react-router';
import { reports } from '../../../words/en/office/reports.ts';
import linkTabs from './link-tabs.module.css';
import styles from './report-tabs.module.css';

const TABS = [
  ['overview', '/admin/dashboard'],
  ['conversion', '/admin/dashboard/conversion'],
  ['demand', '/admin/dashboard/demand'],
] as const;

/** Leads from the dashboard to the reports beside it and back. */
export const ReportTabs = () => (
  <nav aria-label={reports.tabs} className={`${linkTabs.tabs} ${styles.bar}`}>
    {TABS.map(([name, to]) => (
      <NavLink key={to} to={to} end className={linkTabs.tab ?? ''}>
        {reports[name]}
      </NavLink>
    ))}
  </nav>
);
