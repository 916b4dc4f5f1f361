import { theme, type ThemeConfig } from 'antd';
import { colors, fonts, radii, type ThemeName } from '@topwords/platform/ui';

/** antd's theme from the product's tokens: dense, and without animation if reduced motion is preferred. */
export function createTheme(name: ThemeName, hasMotion: boolean): ThemeConfig {
  const color = colors[name];
  return {
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorLink: color.link,
      colorLinkHover: color.link,
      colorInfo: color.link,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.error,
      colorText: color.text,
      colorTextSecondary: color.textMuted,
      colorTextTertiary: color.textMuted,
      colorTextDescription: color.textMuted,
      colorTextPlaceholder: color.textMuted,
      colorBgLayout: color.page,
      colorBgContainer: color.surface,
      colorBgElevated: color.raised,
      colorBorder: color.outline,
      colorBorderSecondary: color.border,
      colorSplit: color.border,
      fontFamily: fonts.interface,
      fontSize: 14,
      borderRadius: radii.control,
      borderRadiusLG: radii.control,
      controlHeight: 36,
      motion: hasMotion,
    },
    components: {
      Table: {
        headerBg: color.surface,
        headerColor: color.textMuted,
        headerSplitColor: 'transparent',
        rowHoverBg: color.page,
      },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Tabs: { itemSelectedColor: color.link, itemHoverColor: color.link, inkBarColor: color.link },
      Drawer: { colorBgElevated: color.page },
      Timeline: { tailColor: color.border },
    },
  };
}
