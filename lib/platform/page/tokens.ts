/** The colours, letters and spaces of all pages. Colours suit sunlight by day, and a dark cabin by night. */

/** Water around the paper of a chart, and the orange of a mark. */
const dayColours =
  '--paper: #fff; --sea: #e6eff4; --ink: #08182a; --quiet: #37434e; --link: #063a86; --edge: #62798c; --line: #c3d2dc; --private: #6b2500; --wash: #eff5f8; --deep: #06284a; --main: #06386e; --on-main: #fff; --accent: #f47b20'

const nightColours =
  '--paper: #0d1b28; --sea: #050d15; --ink: #fff; --quiet: #c9d4dd; --link: #a9d1ff; --edge: #8298aa; --line: #2c4053; --private: #ffc79a; --wash: #152737; --deep: #0d1b28; --main: #b7daff; --on-main: #04121f'

export const tokens = `
:root {
  color-scheme: light dark; ${dayColours};
  --letters: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; --code: ui-monospace, monospace;
  --small: .9rem; --text: 1.0625rem; --large: 1.25rem; --title: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem);
  --space: 1rem; --target: 2.75rem; --round: .6rem;
}
@media screen and (prefers-color-scheme: dark) { :root { ${nightColours} } }
@media print { :root { color-scheme: light; --sea: #fff; --ink: #000; --link: #000; --edge: #666; --line: #666; --private: #000; --wash: #fff } }
`
