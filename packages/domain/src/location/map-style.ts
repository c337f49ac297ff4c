/** The key in the metadata of a map style without streets. The API sets it where no base map is configured; maps say so. */
export const PLAIN_STYLE = 'errand:plain';
