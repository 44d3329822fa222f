export { default as endpoints } from 'committee-boat:endpoints'
