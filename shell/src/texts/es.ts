import type { Texts } from './en.ts';

/** The shell's texts in Spanish. */
export const es: Texts = {
  brand: 'TopWords',
  titleOf: (screen) => `${screen} · TopWords`,
  skipToContent: 'Ir al contenido',
  language: 'Idioma de la página',

  welcome: {
    title: 'TopWords: aprende las palabras más usadas',
    heading: 'Aprende las palabras más usadas',
    promise:
      'Domina las palabras más comunes de 3 idiomas con oraciones de la vida real y práctica interactiva',
    start: 'Seguir aprendiendo',
    createAccount: 'Crear una cuenta',
    tryIt: 'Probar ahora',
    card: 'Una palabra en cuatro idiomas',
    partOfSpeech: 'sustantivo',
  },

  auth: {
    signIn: 'Iniciar sesión',
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
    toRegister: ['¿No tienes una cuenta? ', 'Crear cuenta'],
    toLogin: ['¿Ya tienes una cuenta? ', 'Iniciar sesión'],
    native: 'Idioma nativo',
    nativePlaceholder: 'Elige tu idioma nativo',
    username: 'Nombre de usuario',
    email: 'Correo',
    password: 'Contraseña',
    confirmation: 'Confirmar contraseña',
    forgot: '¿Olvidaste tu contraseña?',
    signInInstead: 'Iniciar sesión con este correo',
    passwordHint: 'Al menos 8 caracteres',
    reveal: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
    google: {
      signIn: 'Iniciar sesión con Google',
      pending: 'Iniciando sesión…',
      unconfigured: 'Aquí no se puede iniciar sesión con Google',
      link: {
        heading: 'Conectar Google',
        explanation:
          'Ya existe una cuenta con este correo. Escribe la contraseña de esa cuenta para conectar Google.',
        submit: 'Conectar',
        cancel: 'Cancelar',
      },
    },
    faults: {
      native: 'Elige tu idioma nativo',
      username: 'Escribe un nombre de usuario',
      email: 'Escribe un correo válido',
      password: 'La contraseña debe tener al menos 8 caracteres',
      confirmation: 'Las contraseñas no coinciden',
    },
  },

  navigation: {
    main: 'Principal',
    account: (username) => (username === '' ? 'Cuenta' : `Cuenta de ${username}`),
    logout: 'Cerrar sesión',
    confirmLogout: '¿Cerrar sesión en TopWords?',
    logoutExplained: 'Tus palabras y tu progreso se quedan en tu cuenta.',
    cancel: 'Cancelar',
  },

  banner: { close: 'Cerrar mensaje' },

  screens: {
    loading: 'Cargando',
    remoteFailed: (title) => `No se pudo cargar «${title}»`,
    slow: (title) => `«${title}» tarda más de lo normal.`,
    remoteAdvice: 'Revisa tu conexión e inténtalo de nuevo. Todo lo demás sigue funcionando.',
    overrideAdvice:
      'Esta parte se carga desde el equipo de un desarrollador. Iníciala allí e inténtalo de nuevo, o desactiva la sustitución.',
    retry: 'Reintentar',
    notFound: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección. Puede que la página haya cambiado de lugar.',
    },
    toHome: 'Ir a Inicio',
    noHome: {
      title: 'No hay nada aquí por ahora',
      text: 'La página de inicio no está disponible en este momento. Inténtalo de nuevo en un rato.',
    },
    noRegistry: {
      unreadable: {
        title: 'TopWords no se cargó por completo',
        text: 'Tus palabras están a salvo. Revisa tu conexión y recarga la página.',
      },
      unverified: {
        title: 'TopWords no pudo verificar su versión más reciente',
        text: 'Por tu seguridad, esa versión no se cargó. Recarga la página para intentarlo de nuevo.',
      },
    },
    late: 'Está tardando más de lo normal.',
    reload: 'Recargar',
  },
};
