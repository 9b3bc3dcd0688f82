id -un > made
(sleep 1; touch ready) &
