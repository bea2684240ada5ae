/** Storage key of the chosen scheme; without a choice, the page follows the system. */
export const THEME_KEY = 'safarnama_theme';

/** Runs before the first paint; otherwise a dark page would flash light. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
