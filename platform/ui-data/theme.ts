import { theme, type ThemeConfig } from 'antd';
import { colors, fonts, radii, type ThemeName } from '../ui/index.ts';

/** antd's theme, made of the fleet's tokens; still for readers who ask for less motion. */
export function createTheme(name: ThemeName, hasMotion = true): ThemeConfig {
  const color = colors[name];
  return {
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorLink: color.link,
      colorInfo: color.primary,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.error,
      colorText: color.text,
      colorTextSecondary: color.textMuted,
      colorTextDescription: color.textMuted,
      colorTextPlaceholder: color.textMuted,
      colorBgLayout: color.page,
      colorBgContainer: color.surface,
      colorBgElevated: color.raised,
      colorBorder: color.outline,
      colorBorderSecondary: color.border,
      colorFillSecondary: color.border,
      fontFamily: fonts.interface,
      fontSize: 16,
      borderRadius: radii.control,
      borderRadiusLG: radii.card,
      controlHeight: 44,
      motion: hasMotion,
      wireframe: false,
    },
    components: {
      Segmented: {
        trackBg: name === 'dark' ? color.surface : color.border,
        trackPadding: 4,
        itemColor: color.textMuted,
        itemHoverColor: color.text,
        itemSelectedBg: name === 'dark' ? color.border : color.raised,
        itemSelectedColor: color.text,
      },
    },
  };
}
