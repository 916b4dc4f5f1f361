/**
 * The design system's line icons, sized 20 px in base.css. Icons are decorative: the control has
 * the name. `fill="currentColor"` fills one, such as a set star.
 */
export { default as AlertIcon } from 'lucide-react/icons/triangle-alert';
export { default as BackIcon } from 'lucide-react/icons/arrow-left';
export { default as BookmarkIcon } from 'lucide-react/icons/bookmark';
export { default as ChatIcon } from 'lucide-react/icons/message-circle';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as CloseIcon } from 'lucide-react/icons/x';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as DeleteIcon } from 'lucide-react/icons/trash-2';
export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as ErrorIcon } from 'lucide-react/icons/circle-alert';
export { default as ExpandIcon } from 'lucide-react/icons/chevron-down';
export { default as FavoriteIcon } from 'lucide-react/icons/heart';
export { default as FlagIcon } from 'lucide-react/icons/flag';
export { default as ForwardIcon } from 'lucide-react/icons/chevron-right';
export { default as HideIcon } from 'lucide-react/icons/eye-off';
export { default as HistoryIcon } from 'lucide-react/icons/history';
export { default as HomeIcon } from 'lucide-react/icons/house';
export { default as KeyboardIcon } from 'lucide-react/icons/keyboard';
export { default as LearnedIcon } from 'lucide-react/icons/circle-check';
export { default as LoadingIcon } from 'lucide-react/icons/loader-circle';
export { default as LogoutIcon } from 'lucide-react/icons/log-out';
export { default as MicrophoneIcon } from 'lucide-react/icons/mic';
export { default as MinusIcon } from 'lucide-react/icons/minus';
export { default as MoreIcon } from 'lucide-react/icons/ellipsis';
export { default as MoveIcon } from 'lucide-react/icons/folder-input';
export { default as PlusIcon } from 'lucide-react/icons/plus';
export { default as PracticeIcon } from 'lucide-react/icons/dumbbell';
export { default as ProfileIcon } from 'lucide-react/icons/user-round';
export { default as RefreshIcon } from 'lucide-react/icons/refresh-cw';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as SendIcon } from 'lucide-react/icons/send';
export { default as ShareIcon } from 'lucide-react/icons/share-2';
export { default as ShowIcon } from 'lucide-react/icons/eye';
export { default as SoundIcon } from 'lucide-react/icons/volume-2';
export { default as StarIcon } from 'lucide-react/icons/star';
export { default as StopIcon } from 'lucide-react/icons/square';
export { default as StreakIcon } from 'lucide-react/icons/flame';
export { default as SwapIcon } from 'lucide-react/icons/arrow-left-right';
export { default as TranslateIcon } from 'lucide-react/icons/languages';
export { default as TutorIcon } from 'lucide-react/icons/sparkles';
export { default as UndoIcon } from 'lucide-react/icons/undo-2';
export { default as WordsIcon } from 'lucide-react/icons/book-open';
