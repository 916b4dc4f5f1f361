import { formatNumber, plural } from '../../../i18n/index.ts';
import { describeFault, type FaultWords } from './describe-fault.ts';
import type { ErrorTexts } from './error-texts.ts';

const language = 'ru';

/** `через 5 минут`; `позже` if it is not known how long to wait. */
function whenAgain(seconds: number | undefined): string {
  if (seconds === undefined) return 'позже';
  if (seconds < 60) {
    return plural(language, Math.max(Math.ceil(seconds), 1), {
      one: 'через # секунду',
      few: 'через # секунды',
      many: 'через # секунд',
      other: 'через # секунды',
    });
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) {
    return plural(language, minutes, {
      one: 'через # минуту',
      few: 'через # минуты',
      many: 'через # минут',
      other: 'через # минуты',
    });
  }
  return plural(language, Math.ceil(minutes / 60), {
    one: 'через # час',
    few: 'через # часа',
    many: 'через # часов',
    other: 'через # часа',
  });
}

function characters(count: number): string {
  return plural(language, count, {
    one: '# символ',
    few: '# символа',
    many: '# символов',
    other: '# символа',
  });
}

const faultWords: FaultWords = {
  fields: {
    native: 'Родной язык',
    username: 'Имя пользователя',
    email: 'Электронная почта',
    password: 'Пароль',
    name: 'Название',
    description: 'Описание',
    text: 'Текст',
    question: 'Вопрос',
    comment: 'Комментарий',
    query: 'Поиск',
    code: 'Код',
    time_zone: 'Часовой пояс',
  },
  problems: {
    required: 'заполните это поле',
    too_short: (limit) => `минимум ${characters(limit)}`,
    too_long: (limit) => `максимум ${characters(limit)}`,
    too_small: (limit) => `не меньше ${formatNumber(language, limit)}`,
    too_big: (limit) => `не больше ${formatNumber(language, limit)}`,
    invalid: 'проверьте, что вы ввели',
    unknown: 'выберите из списка',
    password_is_name: 'это имя, которое знают другие. Придумайте другой.',
    password_is_common: 'один из самых распространённых. Придумайте другой.',
    password_is_breached: 'стал известен при утечке данных. Придумайте другой.',
    nothing_to_say: 'здесь нечего озвучить',
  },
  other: 'Проверьте введённые данные и попробуйте ещё раз.',
};

/** What the API's errors mean, in Russian. */
export const ru: ErrorTexts = {
  address_proof_invalid:
    'Ссылка или код не подходят либо устарели. Откройте последнее письмо или запросите новое.',
  google_state_invalid: 'Этот вход начат в другом месте, устарел или уже завершён. Начните заново.',
  language_undetected:
    'Не удалось определить язык текста. Выберите его или напишите немного больше.',
  language_unvoiced: 'Озвучка этого языка здесь недоступна',
  languages_equal: 'Языки совпадают. Выберите другой.',
  pair_unsupported: 'Перевод между этими языками здесь недоступен',
  passkey_refused: 'Этот ключ доступа не подошёл. Попробуйте ещё раз.',
  reminder_link_invalid:
    'Ссылка неполная, или такого аккаунта больше нет. Скопируйте ссылку целиком или откройте профиль.',
  reminder_mail_unavailable:
    'Пока мы не можем отправлять вам письма. Напоминание можно добавить в календарь.',
  reminder_off: 'Войдите и включите напоминания в профиле',
  reminder_push_unavailable:
    'Этот сайт не может показывать напоминания на устройствах. Напоминание можно добавить в календарь.',
  reset_invalid: 'Ссылка уже использована или устарела. Запросите новую.',
  second_step_expired: 'Прошло слишком много времени. Войдите ещё раз.',
  validation_failed: (error) => describeFault(faultWords, error),
  credentials_wrong: 'Неверный адрес почты или пароль',
  google_refused:
    'Войти с этим аккаунтом Google не удалось. Попробуйте ещё раз или выберите другой.',
  refresh_invalid: 'Сеанс завершён. Войдите ещё раз.',
  second_step_required: 'Сделайте второй шаг входа',
  token_expired: 'Сеанс завершён. Войдите ещё раз.',
  token_invalid: 'Сеанс завершён. Войдите ещё раз.',
  token_missing: 'Сначала войдите',
  google_email_unverified:
    'Google не подтвердил адрес почты этого аккаунта. Сначала подтвердите его в Google.',
  origin_refused: 'Запросы с этой страницы не разрешены',
  account_disabled: 'Этот аккаунт закрыт. Обратитесь к администраторам сайта.',
  password_wrong: 'Неверный пароль',
  invitation_required:
    'Создать аккаунт можно только по приглашению. Откройте ссылку из него и укажите тот адрес, на который оно пришло.',
  proof_of_work_required:
    'Из вашей сети создают много аккаунтов. Сначала странице нужно выполнить небольшое вычисление.',
  proof_required: 'Ещё раз подтвердите, что это вы, и повторите действие',
  second_step_wrong: 'Код не подходит или уже использован. Введите новый.',
  sign_up_closed: 'Создать аккаунт с этим адресом здесь сейчас нельзя',
  sign_in_again: 'Снова войдите через Google и повторите действие',
  xsrf_refused: 'Не удалось проверить запрос. Обновите страницу и попробуйте ещё раз.',
  not_found: 'По этому адресу ничего нет',
  language_unknown: 'Неизвестный язык',
  passkey_unknown: 'Этот ключ доступа уже удалён',
  word_unknown: 'Такого слова нет',
  card_unknown: 'Такой карточки нет',
  category_unknown: 'Этой категории больше нет',
  favorite_unknown: 'Этого слова больше нет в избранном',
  session_unknown: 'В этом браузере выход уже выполнен',
  text_unknown: 'Встроенный учитель не знает это слово или текст',
  recording_unknown: 'Этой записи нет',
  account_unconfirmed: 'Ответьте, ваш ли аккаунт с этим адресом: адрес так и не подтвердили',
  address_confirmed: 'Этот адрес уже подтверждён',
  category_is_default: 'Категорию по умолчанию удалить нельзя',
  category_limit_reached: 'Больше категорий создать нельзя. Сначала удалите одну.',
  category_name_taken: 'Категория с таким названием у вас уже есть',
  email_taken: 'Аккаунт с этим адресом почты уже есть',
  favorite_limit_reached: 'В избранном больше нет места. Сначала удалите что-нибудь.',
  google_link_required:
    'Аккаунт с этим адресом уже есть. Введите его пароль, чтобы подключить Google.',
  google_unconfigured: 'Вход через Google здесь недоступен',
  language_is_native: 'Это ваш родной язык. Выберите другой.',
  language_not_learned: 'Вы не изучаете этот язык. Сначала добавьте его.',
  language_untaught:
    'Встроенный учитель не знает этот язык. Администратор сайта может подключить языковую модель, которая его знает.',
  native_missing: 'Сначала выберите родной язык',
  week_in_future: 'Эта неделя ещё не наступила',
  pair_limit_reached: 'Больше своих пар слов добавить в практику нельзя',
  passkey_limit_reached: 'Больше ключей доступа добавить нельзя. Сначала удалите один.',
  review_limit_reached:
    'На эту карточку сегодня уже слишком много ответов. Вернитесь к ней завтра.',
  second_step_missing: 'Сначала добавьте ключ доступа или приложение',
  body_too_large: 'Слишком много данных. Сократите их и попробуйте ещё раз.',
  too_many_attempts: ({ retry_after_seconds: seconds }) =>
    `Слишком много попыток. Попробуйте ещё раз ${whenAgain(seconds)}.`,
  tutor_limit_reached: ({ retry_after_seconds: seconds }) =>
    `Вопросы учителю на сегодня закончились. Спросите ещё раз ${whenAgain(seconds)}.`,
  internal: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  database_unavailable: 'Сервис сейчас недоступен. Попробуйте чуть позже.',
  google_unavailable: 'Не удалось связаться с Google. Попробуйте чуть позже.',
  saving_unavailable: 'Сейчас ничего нельзя сохранить. Попробуйте позже.',
  instance_stopping: 'Сервис перезапускается. Попробуйте чуть позже.',
  translation_unavailable: 'Переводчик сейчас недоступен. Попробуйте чуть позже.',
  tutor_unavailable: 'Учитель сейчас недоступен. Попробуйте чуть позже.',
  voice_unavailable: 'Озвучка сейчас недоступна. Попробуйте чуть позже.',
};
