import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { createTheme } from './theme.ts';
import { useHasMotion } from './use-has-motion.ts';
import { useThemeName } from './use-theme-name.ts';

interface UiDataProviderProps {
  /** Nonce that the page's content security policy asks of styles. */
  styleNonce: string | undefined;
  children: ReactNode;
}

/** Stands around every use of this tier: the fleet's theme, in light or dark as the page is. */
export function UiDataProvider({ styleNonce, children }: UiDataProviderProps) {
  const name = useThemeName();
  const hasMotion = useHasMotion();
  const theme = useMemo(() => createTheme(name, hasMotion), [name, hasMotion]);
  const csp = useMemo(() => (styleNonce === undefined ? {} : { nonce: styleNonce }), [styleNonce]);
  return (
    <ConfigProvider theme={theme} csp={csp} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
