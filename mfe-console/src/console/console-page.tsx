import { App, ConfigProvider, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import type { ConsoleAccess } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useNavigate } from '@topwords/platform/router';
import { maySee, pages, type PageName } from '../access/pages.ts';
import { DeveloperPage } from '../developer/developer-page.tsx';
import { PartnersPage } from '../partners/partners-page.tsx';
import { ReleasesPage } from '../releases/releases-page.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './console-page.module.css';
import { createTheme } from './create-theme.ts';
import { addNonceToStyles } from './add-nonce-to-styles.ts';
import { useHasMotion, useThemeName } from './use-media.ts';

const screens = {
  releases: <ReleasesPage />,
  partners: <PartnersPage />,
  developer: <DeveloperPage />,
};

/** A page of the console, with tabs for the pages that the account may see. */
export function ConsolePage({ page, access }: { page: PageName; access: ConsoleAccess }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { styleNonce } = useHost();
  // Must run before any component of antd adds a style.
  useState(() => addNonceToStyles(styleNonce));
  const name = useThemeName();
  const hasMotion = useHasMotion();
  const theme = useMemo(() => createTheme(name, hasMotion), [name, hasMotion]);
  const csp = useMemo(() => (styleNonce === undefined ? {} : { nonce: styleNonce }), [styleNonce]);
  return (
    <ConfigProvider theme={theme} csp={csp} wave={{ disabled: true }} componentSize="middle">
      <App className={styles.page}>
        <h1 className={styles.title}>{texts.title}</h1>
        <Tabs
          activeKey={page}
          onChange={(key) => void navigate(`/console/${key}`)}
          items={pages
            .filter((one) => maySee(access, one))
            .map((key) => ({ key, label: texts.pages[key] }))}
        />
        {screens[page]}
      </App>
    </ConfigProvider>
  );
}
