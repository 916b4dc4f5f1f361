/**
 * The style of everything shown before the body is loaded, and of the box that the body fills. The
 * page lays out the host element, which is always a block; its content inherits nothing. Its size
 * depends on its width, never on its content, so that nothing moves when that is loaded.
 */
export const loaderCss = `
:host{display:grid!important;position:relative;box-sizing:border-box;width:100%;min-width:min(100%,240px)}
:host([hidden]){display:none!important}
.space{all:initial;visibility:inherit;display:grid;container-type:inline-size;color-scheme:inherit;outline-color:light-dark(#000,#fff);transition:color-scheme 1ms,outline-color 1ms;transition-behavior:allow-discrete}
.box{all:initial;visibility:inherit;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);contain:size;box-sizing:border-box;min-height:var(--topwords-height,540px);font:16px/1.5 var(--topwords-font,system-ui,sans-serif);color:var(--text);color-scheme:light dark;
--text:var(--topwords-text,light-dark(#1a1a27,#ededf5));--line:var(--topwords-border,light-dark(#dfdfec,#33344a));--accent:var(--topwords-accent,light-dark(#4f46e5,#a5acfb))}
@container (width>=640px){.box{min-height:var(--topwords-height,368px)}}
:host([grow]) .box{contain:none}
.box[data-scheme=light]{color-scheme:light}
.box[data-scheme=dark]{color-scheme:dark}
.card{box-sizing:border-box;display:grid;border:1px solid var(--line);border-radius:var(--topwords-radius,16px);overflow:clip;background:var(--topwords-background,light-dark(#fff,#1a1a26))}
.card[aria-busy]{grid-template:57px minmax(0,9fr) minmax(0,10fr) 45px/minmax(0,1fr);background-image:linear-gradient(var(--line) 0 0);background-position:0 calc(100% - 44px);background-size:100% 1px;background-repeat:no-repeat}
.card[aria-busy]:before{content:'';border-bottom:1px solid var(--line)}
.card[aria-busy]:after{content:'';grid-row:3;border-top:1px solid var(--line);background:var(--topwords-soft,color-mix(in srgb,var(--accent) 9%,transparent))}
@container (width>=640px){.card[aria-busy]{grid-template:57px minmax(0,1fr) 45px/repeat(2,minmax(0,1fr))}.card[aria-busy]:before{grid-column:1/-1}.card[aria-busy]:after{grid-area:2/2;border-inline-start:1px solid var(--line);border-top:0}}
.card textarea{all:unset;box-sizing:border-box;padding:16px 16px 8px;font:28px/1.4 var(--topwords-reading-font,'Iowan Old Style','Palatino Linotype',Georgia,'Noto Serif',serif);overflow-wrap:anywhere;white-space:pre-wrap}
.card textarea:placeholder-shown{direction:inherit}
.card textarea::placeholder{color:light-dark(#56576d,#a7a8bf)}
.card :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.card textarea:focus-visible{outline-offset:-2px}
.card p{margin:0}
.card button{all:unset;box-sizing:border-box;min-height:44px;padding:10px 16px;border:1px solid light-dark(#8486a0,#74768f);border-radius:8px;font-weight:600;cursor:pointer}
.card>div{display:grid;align-content:center;justify-items:center;gap:16px;padding:16px;text-align:center}
.box>iframe{display:block;box-sizing:border-box;width:100%;height:100%;min-height:inherit;border:0;border-radius:var(--topwords-radius,16px)}
`;
