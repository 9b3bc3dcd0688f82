rm -rf evaluation reports
ln -s evaluation evaluation
ln -s reports reports
