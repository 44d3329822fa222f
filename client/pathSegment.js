// Generated from lib/platform/values/pathSegment.ts by npm run generate.
const unsafe = /[\x00-\x1F\x7F%?#\\/]|~(?=[0-9A-Fa-f]{2})|^\.{1,2}$|\.(?=[A-Za-z]{1,8}$)/g;
const escapeName = (name) => name.replace(unsafe, (characters) => Array.from(characters, hexEscape).join(""));
const hexEscape = (character) => `~${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
const pathSegment = (name) => encodeURIComponent(escapeName(name));
export {
  pathSegment
};
