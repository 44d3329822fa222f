export interface Image {
  readonly mediaType: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}
