/** Base styles of every page. */
import './tokens.css';
import './fonts.css';
import './base.css';
